import type { FootlightPlayer } from '@footlight/player';

/** Until there is a notice, or no controls are wanted, the player has drawn nothing over its picture. */
const hasDrawn = ({ controls, shadowRoot }: FootlightPlayer): boolean =>
  controls === 'none' || shadowRoot?.querySelector('footlight-player-notice') != null;

/**
 * Hands over what the service drew before the script came to the player that takes its place (PLAY-18).
 * @returns tells that the player has drawn itself anew; a press before that plays
 */
export const handOverCover = (player: FootlightPlayer): (() => void) => {
  const cover = document.querySelector<HTMLElement>('#cover');
  if (cover === null) return () => undefined;
  const artwork = cover.querySelector('img')?.currentSrc ?? '';
  if (player.poster === null && artwork !== '') {
    // The same picture as before, until the player knows the one of its video.
    player.poster = artwork;
    const follow = (): void => {
      if (player.state.thumb === null) return;
      player.removeEventListener('footlight-statechange', follow);
      if (player.poster === artwork) player.poster = null;
    };
    player.addEventListener('footlight-statechange', follow);
  }
  const start = cover.querySelector('button');
  start?.addEventListener('click', () => {
    start.ariaBusy = 'true';
    player.play().catch(() => undefined);
  });
  return () => {
    if (!cover.isConnected || !hasDrawn(player)) return;
    const hadFocus = cover.contains(document.activeElement);
    cover.remove();
    if (hadFocus) player.focus({ preventScroll: true });
  };
};
