const FILM = '1001';
const MOST_LINES = 60;
const CLOCK = new Set(['currentTime', 'position', 'watchProgress', 'live', 'buffered']);

/** The player that all methods are tried on, once somebody opened the first. */
let tried;

const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** A change of nothing but the time, four times a second. */
const isClock = ({ method, params }) =>
  method === 'player.stateChanged' && Object.keys(params.changes).every((field) => CLOCK.has(field));

const isNotification = (frame) =>
  typeof frame === 'object' && frame !== null && 'method' in frame && !('id' in frame);

const createDock = () => {
  const stage = element('div', { className: 'stage' });
  const told = element('ol', { className: 'told', tabIndex: 0, ariaLabel: 'Notifications' });
  const close = element('button', { type: 'button', className: 'round', ariaLabel: 'Close the player' }, '×');
  const head = element('div', { className: 'dock-head' }, element('b', {}, `Film ${FILM}`), close);
  const dock = element(
    'aside',
    { className: 'dock', ariaLabel: 'The player that is tried' },
    head,
    stage,
    told,
  );
  document.body.append(dock);
  return { dock, stage, told, close };
};

const write = (told, frame) => {
  const line = element('li', {}, element('b', {}, frame.method), ` ${JSON.stringify(frame.params ?? {})}`);
  told.prepend(line);
  while (told.children.length > MOST_LINES) told.lastElementChild.remove();
};

const openPlayer = async () => {
  const { createPlayer } = await import('/sdk/footlight.embed.js');
  const { dock, stage, told, close } = createDock();
  document.body.classList.add('docked');
  const player = createPlayer(stage, {
    origin: location.origin,
    id: FILM,
    title: 'The player that is tried',
    client: { name: 'footlight-documentation', version: '1.0.0' },
  });
  player.on('frame', ({ detail: { direction, frame } }) => {
    if (direction === 'received' && isNotification(frame) && !isClock(frame)) write(told, frame);
  });
  close.addEventListener('click', () => {
    player.destroy();
    dock.remove();
    document.body.classList.remove('docked');
    tried = undefined;
  });
  return player;
};

const thePlayer = () => {
  tried ??= openPlayer().catch((error) => {
    tried = undefined;
    throw error;
  });
  return tried;
};

/** What a call came to: its result, or its error as it crosses the border. */
const outcomeOf = async (method, params) => {
  const began = performance.now();
  try {
    const player = await thePlayer();
    const result = await player.call(method, params);
    return { ok: true, text: JSON.stringify(result, null, 2), ms: Math.round(performance.now() - began) };
  } catch (error) {
    const { code, message, data } = error;
    const body = { code, message, ...(data === undefined ? {} : { data }) };
    return { ok: false, text: JSON.stringify(body, null, 2), ms: Math.round(performance.now() - began) };
  }
};

const offer = (details) => {
  const { method, example } = details.dataset;
  const field = element('textarea', {
    value: JSON.stringify(JSON.parse(example), null, 2),
    rows: 4,
    spellcheck: false,
  });
  const button = element('button', { type: 'submit', className: 'main' }, 'Call');
  const form = element('form', {}, element('label', {}, 'Parameters, as JSON', field), button);
  const answer = element('pre', { className: 'code answer', tabIndex: 0, hidden: true });
  const said = element('p', { className: 'marks', role: 'status' });
  const show = (words, text, ok) => {
    said.textContent = words;
    answer.textContent = text;
    answer.hidden = text === '';
    answer.classList.toggle('failed', !ok);
    // The player may stand over it.
    (answer.hidden ? said : answer).scrollIntoView({ block: 'nearest' });
  };

  const call = async () => {
    let params;
    try {
      params = JSON.parse(field.value === '' ? '{}' : field.value);
    } catch (error) {
      show(`These are no parameters: ${error.message}`, '', false);
      return;
    }
    show('Under way …', '', true);
    const { ok, text, ms } = await outcomeOf(method, params);
    show(ok ? `Result, after ${ms} ms` : `Error, after ${ms} ms`, text, ok);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void call();
  });
  details.append(form, said, answer);
};

for (const details of document.querySelectorAll('details.try')) {
  details.addEventListener('toggle', () => {
    if (!details.open) return;
    if (details.querySelector('form') === null) offer(details);
    thePlayer().catch(() => undefined);
  });
}
