/** Theme, direction, language and width of what stands around the element. */
export const offerSurroundings = (page, { scene, choose }) => {
  const field = (name) => page.querySelector(`[data-${name}]`);
  const root = document.documentElement;
  const look = field('look');
  look.value = root.dataset.theme;
  look.addEventListener('change', () => {
    root.dataset.theme = look.value;
    choose('theme', look.value);
  });
  field('direction').addEventListener('change', ({ target }) => {
    scene.dir = target.value;
  });
  field('language').addEventListener('change', ({ target }) => {
    scene.lang = target.value;
    choose('language', target.value);
  });
  field('width').addEventListener('change', ({ target }) => {
    scene.style.setProperty('inline-size', target.value === '' ? '' : `${target.value}px`);
  });
};
