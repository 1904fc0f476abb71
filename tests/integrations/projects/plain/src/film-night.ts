import type { PlayerEventDetails } from '@footlight/elements';

const films = ['1001', '1012'];

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const button = (label: string, press: () => unknown): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
};

const status = document.createElement('p');
status.setAttribute('role', 'status');

let chosen = 0;
let shown: PlayerEventDetails['footlight-statechange']['changes'] = {};

const describe = (): string => {
  const { status: is, paused = true, currentTime = 0, duration } = shown;
  if (is !== 'ready') return is ?? 'Loading …';
  const length = duration ? ` of ${clock(duration)}` : '';
  return `${paused ? 'Paused' : 'Playing'} · ${clock(currentTime)}${length}`;
};

/** The type of the element and of its events come from the package, by the name of the tag. */
const player = () => document.querySelector('footlight-player');

const showChosen = (): void => {
  const element = player();
  if (element === null) return;
  element.video = films[chosen] ?? '';
  element.querySelector('.badge')!.textContent = `${chosen + 1} of ${films.length}`;
};

const makePlayer = () => {
  const made = document.createElement('footlight-player');
  made.muted = true;
  made.startAt = 2;
  made.innerHTML = '<p class="badge"></p>';
  made.addEventListener('footlight-statechange', ({ detail }) => {
    shown = { ...shown, ...detail.changes };
    status.textContent = describe();
  });
  made.addEventListener('footlight-ended', () => {
    chosen = (chosen + 1) % films.length;
    showChosen();
  });
  made.addEventListener('footlight-error', ({ detail }) => {
    status.textContent = detail.error.code;
  });
  return made;
};

const keys = document.createElement('div');
keys.className = 'keys';
const isOpen = document.createElement('input');
isOpen.type = 'checkbox';
isOpen.checked = true;
const label = document.createElement('label');
label.append(isOpen, ' Open');
keys.append(
  button('Play', () => player()?.play()),
  button('Pause', () => player()?.pause()),
  button('To the last second', () => player()?.seek({ to: (shown.duration ?? 1) - 1 })),
  label,
);
const main = document.createElement('main');
main.append(makePlayer(), keys, status);
document.body.append(document.createElement('footlight-live-now'), main);
showChosen();

isOpen.addEventListener('change', () => {
  shown = {};
  status.textContent = '';
  player()?.remove();
  if (isOpen.checked) main.prepend(makePlayer());
  showChosen();
});
