// Runs before anything is painted, so that no page flashes in the other theme.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem('landrush-preferences') ?? '{}');
    if (kept.colours === 'light' || kept.colours === 'dark') {
      document.documentElement.dataset.theme = kept.colours;
    }
  } catch {
    // Without storage the system decides.
  }
})();
