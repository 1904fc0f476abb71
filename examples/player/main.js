import { serviceOrigin } from '../origin.js';
import { COMMANDS } from './commands.js';
import { ownControls } from './own-controls.js';
import { SAMPLES } from './samples.js';

// Your page needs only one line: <script type="module" src="https://…/sdk/footlight.js"></script>
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

const call = async (path, body) => {
  const answer = await fetch(`${serviceOrigin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
};

const absolute = (address) => new URL(address, serviceOrigin).href;

const track = (properties) => Object.assign(document.createElement('track'), properties);

/** Plays without the service's loader: from a plain URL with separate text tracks. */
const playPlain = async (id) => {
  const { streams, annotations } = await call(`/api/v5/manifest/video/${id}`, { protocols: ['HLS'] });
  const [{ url, subtitles }] = streams;
  player.append(
    ...subtitles.map((file) =>
      track({ kind: 'subtitles', srclang: file.language, label: file.label, src: absolute(file.url) }),
    ),
    track({ kind: 'chapters', src: absolute(annotations.chapters) }),
    track({ kind: 'metadata', label: 'thumbnails', src: absolute(annotations.thumbnails) }),
  );
  Object.assign(player, { resume: true, videoTitle: 'A film by its address', src: absolute(url) });
};

/** The player shows errors itself; `footlight-error` logs them. */
const load = async (sample) => {
  for (const text of player.querySelectorAll('track')) text.remove();
  player.src = null;
  await player.updateComplete;
  if (sample.src !== undefined) player.src = absolute(sample.src);
  else if (sample.plain !== undefined) await playPlain(sample.plain);
  else await player.load(sample.load).catch(() => undefined);
};

const placeOf = ({ load: wanted }) =>
  wanted === undefined ? 'src' : `${wanted.kind} ${wanted.playlistId ?? wanted.id}`;

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
    place.textContent = placeOf(sample);
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

const beside = document.createElement('h2');
beside.textContent = 'Several at once';
const several = document.createElement('a');
several.href = '/examples/multi-view/';
several.textContent = 'Two to four live events →';
at('samples').append(beside, several);

for (const [words, run] of COMMANDS) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  button.addEventListener('click', () => {
    run(player).then(
      (answer) => write(words, answer ?? {}),
      ({ code, message }) => write(words, { code, message }),
    );
  });
  const item = document.createElement('li');
  item.append(button);
  at('commands').append(item);
}

/** Returns the viewer's token, and a new one when the service refuses the previous one. */
const signIn = (id) => {
  let token = null;
  const getToken = async ({ isRefused }) => {
    if (token === null || isRefused)
      token = (await call('/api/v2/login', { id, secret: 'footlight-demo' })).authorisationToken;
    return token;
  };
  globalThis.Footlight.configure({ getToken: id === '' ? async () => null : getToken });
};

const own = ownControls(player);

/** Shows the player’s controls, the same with two slotted controls of this page, or none. */
const showControls = (whose) => {
  player.controls = whose === 'none' ? 'none' : 'default';
  if (whose === 'own') own.put();
  else own.takeAway();
};

const applySetting = ({ name, value }) => {
  if (name === 'theme') player.className = value;
  else if (name === 'viewer') signIn(value);
  else if (name === 'controls') showControls(value);
  else if (value === '') player.removeAttribute(name);
  else player.setAttribute(name, value);
  own.follow();
};

at('settings').addEventListener('change', ({ target }) => {
  applySetting(target);
  if ((target.name === 'protocol' || target.name === 'viewer') && current !== undefined) void load(current);
});
// Applies settings chosen before the SDK had loaded, or restored by the browser.
for (const setting of at('settings').elements) if (setting.selectedIndex > 0) applySetting(setting);

const wanted = query.get('id') ?? '1001';
const buttons = [...at('samples').querySelectorAll('button')];
(buttons.find((button) => button.textContent.endsWith(` ${wanted}`)) ?? buttons[0]).click();
