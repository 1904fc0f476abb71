import { serviceOrigin } from '../origin.js';
import { createFrameLog } from './frame-log.js';

const { createPlayer } = await import(`${serviceOrigin}/sdk/footlight.embed.js`);

const at = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);

const player = createPlayer('#stage', {
  origin: serviceOrigin,
  kind: query.get('kind') ?? 'vod',
  id: query.get('id') ?? '1001',
  ...(query.has('protocol') ? { protocol: query.get('protocol') } : {}),
  title: 'The player under remote control',
});

const say = (words, failed = false) => {
  at('answer').className = failed ? 'answer failed' : 'answer';
  at('answer').textContent = words;
};

/** Calls a method and shows the result and its duration. */
const make = (name, ...params) => {
  const began = performance.now();
  player[name](...params).then(
    (result) => {
      say(`${name} → ${JSON.stringify(result)} in ${Math.round(performance.now() - began)} ms`);
    },
    (error) => {
      say(`${name} → ${error.code} ${error.message} ${JSON.stringify(error.data ?? {})}`, true);
    },
  );
};

for (const button of document.querySelectorAll('[data-call]')) {
  const { call, params, event } = button.dataset;
  const given = params === undefined ? [] : [JSON.parse(params)];
  button.addEventListener('click', () => make(call, ...(event === undefined ? given : [event])));
}

at('seek').addEventListener('submit', (event) => {
  event.preventDefault();
  make('seek', { to: event.target.elements.to.valueAsNumber });
});
at('volume').addEventListener('input', (event) => make('setVolume', { volume: event.target.valueAsNumber }));
at('fullscreen').addEventListener('click', () => make('setFullscreen', { on: true }));
at('load').addEventListener('click', () => {
  const [kind, id] = at('video').value.split(' ');
  make('loadVideo', { kind, id, autoplay: true });
});
at('reload').addEventListener('click', () => {
  player.frame.setAttribute('src', player.frame.src);
});
at('subtitles').addEventListener('change', ({ target }) =>
  make('setTextTrack', target.value === '' ? { language: null } : { id: target.value }),
);
at('audio').addEventListener('change', ({ target }) => make('setAudioTrack', { id: target.value }));

/** Sample parameters for each method. */
const SAMPLES = {
  'player.initialize': { protocolVersion: '1.0', client: { name: 'playground', version: '1.0.0' } },
  'player.loadVideo': { id: '1001', startAt: 12, autoplay: true },
  'player.seek': { to: 42 },
  'player.setVolume': { volume: 60, muted: false },
  'player.setFullscreen': { on: true },
  'player.setTextTrack': { language: 'es' },
  'player.setSubtitleDelay': { seconds: 0.5 },
  'player.setAudioTrack': { language: 'es' },
  'player.setGuide': { open: true },
  'player.setPictureInPicture': { on: true },
  'player.setQuality': { id: null },
  'player.setRate': { rate: 1.5 },
  'player.setPreferences': { skipSetting: 'auto', captionAppearance: { size: 150 } },
  'player.setStatistics': { on: true },
  'player.setSleepTimer': { after: 30 },
  'player.setOptions': { language: 'es', controls: 'reduced' },
  'player.getStats': {},
  'player.getState': { fields: ['currentTime', 'paused'] },
  'player.subscribe': { events: ['player.ended'] },
  'player.unsubscribe': { events: ['player.ended'] },
};

const any = at('any').elements;
const suggest = () => {
  any.params.value = JSON.stringify(SAMPLES[any.method.value] ?? {});
};
any.method.addEventListener('change', suggest);
at('any').addEventListener('submit', (event) => {
  event.preventDefault();
  try {
    make('call', any.method.value, JSON.parse(any.params.value));
  } catch (error) {
    say(`These are no parameters: ${error.message}`, true);
  }
});

/** Lists every method and event that this player supports; an event's checkbox subscribes to it. */
const offerAll = ({ methods, events }) => {
  if (any.method.options.length > 0) return;
  any.method.replaceChildren(...methods.map((name) => new Option(name, name, false, name === 'player.ping')));
  suggest();
  at('events').replaceChildren(
    ...events.map((name) => {
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.checked = true;
      box.addEventListener('change', () => make(box.checked ? 'subscribe' : 'unsubscribe', name));
      label.append(box, ` ${name}`);
      return label;
    }),
  );
};

const clock = (seconds) => {
  if (seconds === null || seconds === undefined) return '–';
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const offer = (select, tracks, chosen, none) => {
  const options = [...(none === undefined ? [] : [{ id: '', label: none }]), ...tracks];
  select.replaceChildren(...options.map(({ id, label }) => new Option(label, id, false, id === chosen)));
  select.disabled = options.length === 0;
};

const show = () => {
  const { state } = player;
  at('title').textContent = state.title ?? '';
  at('time').textContent = state.live
    ? `${Math.round(state.live.behindBy)} s behind live`
    : `${clock(state.currentTime)} / ${clock(state.duration)}`;
  at('state').textContent = JSON.stringify(state, null, 2);
  if (document.activeElement !== at('volume')) at('volume').value = state.volume ?? 100;
};

const offerTracks = () => {
  const { subtitles = [], selectedTextTrack, audioTracks = [], selectedAudioTrack } = player.state;
  offer(at('subtitles'), subtitles, selectedTextTrack?.id ?? '', 'Subtitles off');
  offer(at('audio'), audioTracks, selectedAudioTrack?.id ?? '');
};

const TRACKS = ['subtitles', 'selectedTextTrack', 'audioTracks', 'selectedAudioTrack'];

player.on('stateChanged', ({ detail }) => {
  show();
  if (TRACKS.some((field) => field in detail.changes)) offerTracks();
});
for (const moment of ['ready', 'reconnected']) {
  player.on(moment, () => {
    show();
    offerTracks();
    offerAll(player.session);
  });
}
player.on('frame', createFrameLog({ list: at('log'), quiet: at('quiet'), clear: at('clear') }));
player.ready.catch((error) => {
  say(error.message, true);
});

// Enables the controls now that their listeners are attached.
at('remote').inert = false;
