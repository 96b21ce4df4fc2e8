/** The focus is not lost when the table changes: it stays on its target, or goes to the action bar. */
import { useEffect } from 'preact/hooks';

export function useFocusKept() {
  useEffect(() => {
    /** @type {{element: Element, target: string | null} | null} */
    let last = null;
    /** @param {FocusEvent} event */
    const note = (event) => {
      const element = event.target instanceof Element ? event.target : null;
      last = element && { element, target: element.getAttribute('data-target') };
    };
    const restore = () => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const same = last.target && document.querySelector(`[data-target="${CSS.escape(last.target)}"]`);
      const element = same || document.querySelector('.bar [data-do], .bar');
      if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
    };
    const removals = new MutationObserver(restore);
    removals.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      removals.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
