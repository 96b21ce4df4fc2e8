/** The focus is not lost when the table changes: it stays on its target, or goes to the action bar. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** @param {import('./scene.js').Scene} scene */
export function useFocusKept(scene) {
  const last = useRef(/** @type {{element: Element, target: string | null} | null} */ (null));
  useEffect(() => {
    /** @param {FocusEvent} event */
    const note = (event) => {
      const element = event.target instanceof Element ? event.target : null;
      last.current = element && { element, target: element.getAttribute('data-target') };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useSignalEffect(() => {
    void scene.shown.value;
    void scene.chosen.value;
    // After the page was drawn anew.
    requestAnimationFrame(() => {
      const before = last.current;
      if (!before || before.element.isConnected || document.activeElement !== document.body) return;
      const same = before.target && document.querySelector(`[data-target="${CSS.escape(before.target)}"]`);
      const element = same || document.querySelector('.bar [data-do], .bar');
      if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
    });
  });
}
