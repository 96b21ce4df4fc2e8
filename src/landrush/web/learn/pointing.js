/**
 * Points at the buttons of the action bar, wherever a game has them: they tell their move in `data-move`. The
 * things on the table are pointed at by the scene.
 */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

// Lists of options scroll, so that most of the ring is inside the button.
const RING = '{ --pointed: here; box-shadow: 0 0 0 2px var(--brand), inset 0 0 0 2px var(--brand); }';
const OUTER_RING = '{ --pointed: here; box-shadow: 0 0 0 2px var(--raised), 0 0 0 5px var(--brand); }';
/** Regions that may have scrolled away from what is meant. */
const SCROLLING = '.work, .side, .actions';

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
    sheet.replaceSync(pointed(lesson).join('\n'));
  });
  useSignalEffect(() => {
    void lesson.pointedAt.value;
    void lesson.shown.value;
    // After the tab has changed and the table is drawn.
    setTimeout(() => {
      const target = document.querySelector('.lesson [data-mark~="pointed"]');
      if (target?.closest(SCROLLING)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }, 100);
  });
}

/**
 * A style for the buttons that lead on: the next move, and the one that does what is chosen.
 * @param {import('./lesson.js').Lesson} lesson
 */
function pointed(lesson) {
  if (!lesson.isWaiting || !lesson.wantedOption.value) return [];
  const chosen = lesson.right.value;
  const next = lesson.wanted.value[chosen] ?? '';
  const button = `.lesson .bar [data-move="${CSS.escape(next)}"] ${RING}`;
  if (!chosen) return [button];
  const primary = `.lesson .bar [data-do] ${OUTER_RING}`;
  // The end of the turn is never part of what is chosen.
  return next === 'end' ? [primary] : [button, primary];
}
