// Before the first picture, so that nobody sees the other looks flash by.
(() => {
  const root = document.documentElement;
  root.dataset.scripted = '';
  try {
    root.dataset.theme = localStorage.getItem('footlight-docs-theme') ?? 'auto';
  } catch {
    // A browser that keeps nothing follows the system.
  }
})();
