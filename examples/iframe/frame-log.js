const MOST_LINES = 200;
const CLOCK_FIELDS = new Set(['currentTime', 'position', 'watchProgress', 'live', 'buffered']);

const isClock = ({ method, params }) =>
  method === 'player.stateChanged' && Object.keys(params.changes).every((field) => CLOCK_FIELDS.has(field));

/** Logs each message of the channel as a line, newest first. */
export const createFrameLog = ({ list, quiet, clear }) => {
  clear.addEventListener('click', () => {
    list.replaceChildren();
  });
  return ({ detail: { direction, frame } }) => {
    if (frame === undefined || (quiet.checked && isClock(frame))) return;
    const line = document.createElement('li');
    line.className = 'error' in frame ? 'fault' : direction;
    const time = document.createElement('time');
    time.textContent = new Date().toISOString().slice(11, 23);
    const way = document.createElement('b');
    way.textContent = direction === 'sent' ? '→ sent' : '← got';
    const text = document.createElement('span');
    text.textContent = JSON.stringify(frame);
    text.title = text.textContent;
    line.append(time, way, text);
    list.prepend(line);
    while (list.children.length > MOST_LINES) list.lastElementChild.remove();
  };
};
