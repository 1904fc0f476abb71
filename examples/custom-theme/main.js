import { serviceOrigin } from '../origin.js';

// Your page needs only one line: <script type="module" src="https://…/sdk/player.js"></script>
await import(`${serviceOrigin}/sdk/player.js`);

const WORDS = {
  newspaper: {
    en: ['The Harbour Post', 'Films from the northern shore'],
    ar: ['بريد المرفأ', 'أفلام من الشاطئ الشمالي'],
  },
  broadcaster: {
    en: ['Ringside', 'Tonight, all night'],
    ar: ['رينغسايد', 'الليلة، حتى الصباح'],
  },
  children: {
    en: ['Paper Moon', 'One more story, then sleep'],
    ar: ['قمر من ورق', 'حكاية أخيرة ثم النوم'],
  },
};

const at = (id) => document.getElementById(id);
const [player, scene, choices] = [at('player'), at('scene'), at('choices')];

const show = () => {
  const { look, language } = choices.elements;
  player.className = look.value;
  player.language = language.value;
  scene.dataset.look = look.value;
  scene.lang = language.value;
  scene.dir = language.value === 'ar' ? 'rtl' : 'ltr';
  [at('brand').textContent, at('line').textContent] = WORDS[look.value][language.value];
  at('source').href = `/examples/custom-theme/${look.value}.css`;
  at('source').textContent = `${look.value}.css`;
};

// The query preselects settings: `?look=children&language=ar`.
for (const [name, value] of new URLSearchParams(location.search))
  if (choices.elements[name] !== undefined) choices.elements[name].value = value;
choices.addEventListener('change', show);
show();
