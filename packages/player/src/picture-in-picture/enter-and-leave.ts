import type { PlayerHost } from '../session/player-host.js';

type Shown = Pick<PlayerHost, 'media' | 'page' | 'store' | 'life'>;

/** The window for a player is loaded with its first use. */
const ownWindows = () => import('./own-window.js');

/**
 * Shows the player in a window of its own, with controls and captions, or else its video in that of the browser.
 * @throws {DOMException}
 */
export const enterPictureInPicture = async (player: Shown): Promise<void> => {
  const { openOwnWindow, hasOwnWindows } = await ownWindows();
  if (hasOwnWindows()) await openOwnWindow(player);
  else await player.media.requestPictureInPicture();
};

/** @throws {DOMException} */
export const leavePictureInPicture = async ({ media }: Pick<Shown, 'media'>): Promise<void> => {
  const { closeOwnWindow } = await ownWindows();
  if (!closeOwnWindow(media) && document.pictureInPictureElement !== null)
    await document.exitPictureInPicture();
};
