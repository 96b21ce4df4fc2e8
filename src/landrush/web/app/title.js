/** The title of a page. */
import { useEffect } from 'preact/hooks';

/**
 * Give the window its title, and move readers who hear the page to its heading.
 * @param {string} title
 */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · Landrush` : 'Landrush';
  }, [title]);
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (heading instanceof HTMLElement && document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, []);
}
