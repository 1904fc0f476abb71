const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** Seconds as `1:32`. */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const WHY_NOT = {
  GRANTED_ON_SIGN_IN: 'Sign in to watch',
  DENIED: 'With a subscription',
};

/** The text beside the title: its duration, or why it cannot be played. */
const note = ({ accessLevel, onlinePlayback, duration }) => {
  if (accessLevel !== 'GRANTED') return WHY_NOT[accessLevel] ?? 'Not available';
  if (onlinePlayback !== 'AVAILABLE') return 'Not on the web';
  return typeof duration === 'number' ? clock(duration) : '';
};

const smallest = ({ images, thumbnailUrl }) => images?.thumbnail?.variants[0]?.url ?? thumbnailUrl;

const row = (video, number, choose) => {
  const button = make(
    'button',
    { type: 'button', tabIndex: -1 },
    make('span', { className: 'number', textContent: String(number), ariaHidden: 'true' }),
    make('img', {
      src: new URL(smallest(video), video.thumbnailUrl).href,
      alt: '',
      width: 320,
      height: 180,
      loading: 'lazy',
    }),
    make(
      'span',
      { className: 'words' },
      make('span', { className: 'name', textContent: video.title }),
      make('span', { className: 'note', textContent: note(video) }),
    ),
  );
  button.addEventListener('click', () => choose(video));
  return make('li', {}, button);
};

const STEPS = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** The videos as a list with a single tab stop; arrow keys move within it. */
export const drawVideos = (list, videos, choose) => {
  list.append(...videos.map((video, place) => row(video, place + 1, choose)));
  const buttons = [...list.querySelectorAll('button')];
  const enterAt = (button) => {
    for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
  };
  if (buttons.length > 0) enterAt(buttons[0]);

  list.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = buttons.indexOf(document.activeElement) + step;
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  });
  list.addEventListener('focusin', ({ target }) => enterAt(target));

  let marked;
  return {
    /** Marks the current video; -1 for none. */
    mark(place) {
      const button = buttons[place];
      if (button === marked) return;
      marked?.removeAttribute('aria-current');
      marked = button;
      if (button === undefined) return;
      button.setAttribute('aria-current', 'true');
      if (!list.contains(document.activeElement)) enterAt(button);
      // Scrolls only the list, so that the page does not move.
      list.scrollTo({ top: button.parentElement.offsetTop - list.clientHeight / 3 });
    },
  };
};
