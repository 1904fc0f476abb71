import { supportsFullscreen } from '../../media/display/fullscreen.js';
import { mayFillScreen } from '../../store/may-fill-screen.js';
import type { PlayerState } from '../../store/player-state.js';
import type { ControlledPlayer } from '../player-context.js';

type Shown = Pick<PlayerState, 'fullscreen' | 'audioOnly' | 'status'>;

export const offersPictureInPicture = ({ audioOnly, status }: Shown, { media }: ControlledPlayer): boolean =>
  !audioOnly &&
  status === 'ready' &&
  document.pictureInPictureEnabled &&
  // Not where its page has turned it off; Firefox does not know the property.
  (media.disablePictureInPicture as boolean | undefined) !== true;

export const offersFullscreen = (state: Shown, { page, media }: ControlledPlayer): boolean =>
  mayFillScreen(state) && supportsFullscreen(page.fullscreenTarget ?? page, media);
