import { serviceOrigin } from '../origin.js';
import { SAMPLES } from './samples.js';

// Your page holds one line instead: <script type="module" src="https://…/sdk/footlight.js"></script>
await import(`${serviceOrigin}/sdk/footlight.js`);

const at = (id) => document.getElementById(id);
const player = at('player');
const query = new URLSearchParams(location.search);

const QUIET = new Set(['currentTime', 'position', 'buffered', 'live']);

const write = (name, detail) => {
  const line = document.createElement('li');
  const [title, words] = [document.createElement('b'), document.createElement('span')];
  title.textContent = name.replace('footlight-', '');
  words.textContent = JSON.stringify(detail);
  line.append(title, words);
  at('log').prepend(line);
  while (at('log').childElementCount > 100) at('log').lastChild.remove();
};

const MOMENTS = [
  'ready',
  'ended',
  'autoplayblocked',
  'gonelive',
  'skipmarker',
  'programmechanged',
  'adstart',
  'adend',
];
for (const moment of MOMENTS) {
  const name = `footlight-${moment}`;
  player.addEventListener(name, ({ detail }) => write(name, detail));
}
player.addEventListener('footlight-error', ({ detail }) => {
  const { code, message, details } = detail.error;
  write('footlight-error', { code, message, details });
});
player.addEventListener('footlight-statechange', ({ detail }) => {
  const told = Object.keys(detail.changes).filter((field) => !QUIET.has(field));
  if (told.length > 0) write('statechange', told);
  if (at('state').closest('details').open) at('state').textContent = JSON.stringify(player.state, null, 2);
});
at('clear').addEventListener('click', () => at('log').replaceChildren());

const chosen = (button) => {
  for (const other of at('samples').querySelectorAll('button'))
    other.setAttribute('aria-pressed', String(other === button));
};

/** A refusal is told by the player itself and written down by `footlight-error`. */
const load = (sample) => player.load(sample.load).catch(() => undefined);

let current;
for (const { group, samples } of SAMPLES) {
  const heading = document.createElement('h2');
  heading.textContent = group;
  const list = document.createElement('ul');
  for (const sample of samples) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sample.name;
    const place = document.createElement('small');
    place.textContent = `${sample.load.kind} ${sample.load.playlistId ?? sample.load.id}`;
    button.append(place);
    button.addEventListener('click', () => {
      current = sample;
      chosen(button);
      at('try').textContent = sample.tries;
      void load(sample);
    });
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  at('samples').append(heading, list);
}

at('settings').addEventListener('change', ({ target }) => {
  const { name, value } = target;
  if (name === 'theme') player.className = value;
  else if (value === '') player.removeAttribute(name);
  else player.setAttribute(name, value);
  if (name === 'protocol' && current !== undefined) void load(current);
});

const wanted = query.get('id') ?? '1001';
const buttons = [...at('samples').querySelectorAll('button')];
(buttons.find((button) => button.textContent.endsWith(` ${wanted}`)) ?? buttons[0]).click();
