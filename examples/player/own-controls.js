/** Labels of the page’s own buttons, in the languages of the player. */
const WORDS = {
  en: { play: 'Play', pause: 'Pause', back: 'Rewind 10 seconds' },
  es: { play: 'Reproducir', pause: 'Pausar', back: 'Retroceder 10 segundos' },
  pt: { play: 'Reproduzir', pause: 'Pausar', back: 'Recuar 10 segundos' },
  ar: { play: 'تشغيل', pause: 'إيقاف مؤقت', back: 'الرجوع 10 ثوانٍ' },
};

/** A button for a slot of the player, which shows errors of commands itself. */
const buttonFor = (slot, look, press) => {
  const button = Object.assign(document.createElement('button'), { type: 'button', slot, className: 'own' });
  button.dataset.look = look;
  button.addEventListener('click', () => press().catch(() => undefined));
  return button;
};

const nameIt = (button, name) => {
  button.ariaLabel = name;
  button.title = name;
};

/** Two controls of this page: one replaces the play button, the other follows the time. */
export const ownControls = (player) => {
  const play = buttonFor('play-button', 'play', () => (player.state.paused ? player.play() : player.pause()));
  const back = buttonFor('controls-start', 'back', () => player.seek({ by: -10 }));
  Object.assign(back, { textContent: '−10', dir: 'ltr' });

  /** Their labels follow the state, because keys, menus and other pages control the player too. */
  const follow = () => {
    const { paused, status } = player.state;
    const words = WORDS[player.language ?? 'en'];
    play.dataset.look = paused ? 'play' : 'pause';
    nameIt(play, paused ? words.play : words.pause);
    nameIt(back, words.back);
    back.disabled = status !== 'ready';
  };
  player.addEventListener('footlight-statechange', follow);
  follow();

  return {
    put: () => player.append(play, back),
    takeAway: () => [play, back].forEach((button) => button.remove()),
    follow,
  };
};
