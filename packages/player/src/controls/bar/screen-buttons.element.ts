import { html, nothing } from 'lit';
import { Maximize, Minimize, PictureInPicture2 } from 'lucide';
import { mayFillScreen } from '../../store/may-fill-screen.js';
import { controlButton } from './control-button.js';
import { supportsFullscreen } from '../../media/display/fullscreen.js';
import { PlayerControl } from '../control.js';
import { keysOf } from './keys-of.js';

/**
 * Buttons for picture-in-picture and full screen, each shown only where it is available.
 *
 * @csspart picture-in-picture-button - toggles picture-in-picture
 * @csspart fullscreen-button - toggles full screen
 */
export class ScreenButtons extends PlayerControl {
  readonly #state = this.watch(({ fullscreen, pictureInPicture, audioOnly, status }) => ({
    isOneToFill: mayFillScreen({ fullscreen, audioOnly }),
    fullscreen,
    pictureInPicture,
    hasPicture: !audioOnly && status === 'ready',
  }));

  protected override render() {
    const { t, player } = this.context;
    const { fullscreen, pictureInPicture, hasPicture, isOneToFill } = this.#state.value;
    const offersPictureInPicture = hasPicture && document.pictureInPictureEnabled;
    const offersFullscreen =
      isOneToFill && supportsFullscreen(player.page.fullscreenTarget ?? player.page, player.media);
    return html`
      <slot name="picture-in-picture-button" ?hidden=${!offersPictureInPicture}
        >${
          offersPictureInPicture
            ? controlButton({
                part: 'picture-in-picture-button',
                icon: PictureInPicture2,
                label: t(pictureInPicture ? 'playerPictureInPictureExit' : 'playerPictureInPictureEnter'),
                ...keysOf(this.context, 'pictureInPicture'),
                edge: 'end',
                onClick: () => this.command('setPictureInPicture', { on: !pictureInPicture }),
              })
            : nothing
        }</slot
      >
      <slot name="fullscreen-button" ?hidden=${!offersFullscreen}
        >${
          offersFullscreen
            ? controlButton({
                part: 'fullscreen-button',
                icon: fullscreen ? Minimize : Maximize,
                label: t(fullscreen ? 'playerFullscreenExit' : 'playerFullscreenEnter'),
                ...keysOf(this.context, 'fullscreen'),
                edge: 'end',
                onClick: () => this.command('setFullscreen', { on: !fullscreen }),
              })
            : nothing
        }</slot
      >
    `;
  }
}
