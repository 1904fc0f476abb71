/** How much of the picture has to be seen. */
const MOST_OF_IT = 0.6;

/**
 * Plays a muted player while it is seen, until its reader does anything with it: whoever pauses it, or turns the
 * sound on, has it as they left it from then on. Does nothing for who wants less motion.
 * @param others players that it leaves in peace while one of them plays
 */
export const playInView = (player, others) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let wanted = 'pause';
  let asked = 0;

  const ask = async (command) => {
    wanted = command;
    asked += 1;
    // A browser that refuses leaves it to the reader's press.
    await player[command]().catch(() => undefined);
    asked -= 1;
  };

  const watch = new IntersectionObserver(
    ([{ intersectionRatio }]) => {
      const isSeen = intersectionRatio >= MOST_OF_IT;
      const isFree = others.every((other) => other === player || other.state.paused !== false);
      if (isSeen && isFree && wanted === 'pause') void ask('play');
      else if (!isSeen && wanted === 'play') void ask('pause');
    },
    { threshold: MOST_OF_IT },
  );
  watch.observe(player);

  player.addEventListener('footlight-statechange', ({ detail: { changes } }) => {
    const isTouched = changes.muted === false || changes.paused === (wanted === 'play');
    if (asked === 0 && isTouched) watch.disconnect();
  });
};
