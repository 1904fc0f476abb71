/** Share of the player that must be visible. */
const MOST_OF_IT = 0.6;

/**
 * Plays a muted player while it is visible, until the viewer pauses or unmutes it; from then on it is left alone. Does
 * nothing with reduced motion.
 * @param others players that must not be playing when it starts
 */
export const playInView = (player, others) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let wanted = 'pause';
  let asked = 0;

  const ask = async (command) => {
    wanted = command;
    asked += 1;
    // If the browser blocks autoplay, the viewer can press play.
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
