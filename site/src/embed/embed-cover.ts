import type { FootlightPlayer } from '@footlight/player';

/** Whether the player has rendered its overlay. With `controls="none"` there is none to wait for. */
const hasRendered = ({ controls, shadowRoot }: FootlightPlayer): boolean =>
  controls === 'none' || shadowRoot?.querySelector('footlight-player-notice') != null;

/**
 * Transfers the server-rendered cover to the player that replaces it (PLAY-18). A press on the cover's button starts
 * playback.
 * @returns removes the cover once the player has rendered; call it after each render
 */
export const handOverCover = (player: FootlightPlayer): (() => void) => {
  const cover = document.querySelector<HTMLElement>('#cover');
  if (cover === null) return () => undefined;
  const artwork = cover.querySelector('img')?.currentSrc ?? '';
  if (player.poster === '' && artwork !== '') {
    // Shows the cover's picture until the player knows the picture of its video.
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
    if (!cover.isConnected || !hasRendered(player)) return;
    const hadFocus = cover.contains(document.activeElement);
    cover.remove();
    if (hadFocus) player.focus({ preventScroll: true });
  };
};
