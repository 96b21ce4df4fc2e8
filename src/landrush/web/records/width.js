/** How wide something is on the page, for drawings whose text keeps its size. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/**
 * The width that an element has now.
 * @param {number} first before it is known
 * @returns {[{current: HTMLDivElement | null}, number]}
 */
export function useWidth(first) {
  const element = useRef(/** @type {HTMLDivElement | null} */ (null));
  const width = useSignal(first);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry.contentRect.width > 0) width.value = Math.round(entry.contentRect.width);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width.value];
}
