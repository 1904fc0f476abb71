// Heard from the first moment on: what is typed before the search has come waits in its field.
document.addEventListener('keydown', (event) => {
  const box = document.querySelector('[data-search]');
  if (box === null || event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  box.hidden = false;
  const field = box.querySelector('input');
  field.focus();
  field.select();
});
