/**
 * Points at the buttons of the action bar, wherever a game has them: they tell their move in `data-move`. The things on
 * the table are pointed at by the scene.
 */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

const RING = '{ box-shadow: 0 0 0 2px var(--raised), 0 0 0 5px var(--brand); }';

/** @param {import('./lesson.js').Lesson} lesson */
export function usePointing(lesson) {
  const sheet = useMemo(() => new CSSStyleSheet(), []);
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
  useSignalEffect(() => {
    sheet.replaceSync(pointed(lesson).map((button) => `.lesson .bar ${button} ${RING}`).join('\n'));
  });
}

/**
 * The buttons that lead on: the next move, and the one that does what is chosen.
 * @param {import('./lesson.js').Lesson} lesson
 */
function pointed(lesson) {
  if (!lesson.isWaiting || !lesson.wantedOption.value) return [];
  const chosen = lesson.right.value;
  const next = lesson.wanted.value[chosen] ?? '';
  const button = `[data-move="${CSS.escape(next)}"]`;
  if (!chosen) return [button];
  // The end of the turn is never part of what is chosen.
  return next === 'end' ? ['[data-do]'] : [button, '[data-do]'];
}
