import { directionOf } from '@footlight/i18n';
import { html, nothing } from 'lit';
import type { AdParts } from '../controls/ads/ad-parts.js';
import type { BarPart } from '../controls/bar/bar-part.js';
import type { ControlsBarLook } from '../controls/bar/controls-bar.js';
import type { PlayerContext } from '../controls/player-context.js';
import type { PlayerError } from '../store/player-error.js';
import { picture, type PictureLook } from './picture.js';
import type { StageGestures } from './stage-gestures.js';

export interface StageLook extends PictureLook, ControlsBarLook {
  /** The context of the controls; null until the text has loaded. */
  readonly context: PlayerContext | null;
  readonly hasCore: boolean;
  /** The control bar; null until it has loaded. */
  readonly bar: BarPart | null;
  readonly title: string;
  readonly error: PlayerError | null;
  /** False if the page provides its own controls. */
  readonly hasControls: boolean;
  /** Whether errors and loading states are shown, which is also possible without controls, as in a multi-view. */
  readonly hasNotice: boolean;
  /** Set while an advertisement plays. */
  readonly ads: AdParts | null;
}

/** Renders the whole element: the picture, slotted content, subtitles and controls. */
export const stage = (look: StageLook, gestures: StageGestures) => {
  const { context, title, visible } = look;
  const steered = context !== null && look.hasControls;
  return html`
    <div
      class="stage"
      part="stage"
      role="group"
      tabindex="-1"
      dir=${context === null ? nothing : directionOf(context.language)}
      lang=${context?.language ?? nothing}
      aria-label=${context === null ? nothing : nameOf(context, title)}
      ?data-controls=${steered && visible}
      ?data-ad=${look.ads !== null}
      ?data-quiet=${steered && !visible}
      @pointermove=${gestures.pointerMove}
      @pointerdown=${gestures.pointerDown}
      @pointerleave=${gestures.pointerLeave}
      @focusin=${gestures.focusIn}
      @keydown=${gestures.keyDown}
    >
      ${picture(look, gestures)}
      ${context === null || look.lazy === null ? nothing : look.lazy.marks(context)}
      ${context === null || look.ads === null ? nothing : look.ads.overlay(context)}
      <slot></slot>
      ${
        context === null || look.lazy === null
          ? nothing
          : html`<footlight-player-captions
              .context=${context}
              .steered=${steered}
            ></footlight-player-captions>`
      }
      ${steered ? face(context, look) : nothing}
      ${!steered && context !== null && look.hasNotice ? notice(context) : nothing}
    </div>
  `;
};

const notice = (context: PlayerContext) =>
  html`<footlight-player-notice .context=${context}></footlight-player-notice>`;

/** The notices and controls over the picture; during an error, only the error. */
const face = (context: PlayerContext, look: StageLook) => html`
  ${notice(context)}
  ${look.hasCore ? html`<footlight-player-announcer .context=${context}></footlight-player-announcer>` : nothing}
  ${
    look.error === null
      ? html`
          ${look.lazy === null ? nothing : look.lazy.overlays(context)}
          ${look.bar === null ? nothing : look.bar.render(context, look)}
        `
      : nothing
  }
`;

const nameOf = ({ t }: PlayerContext, title: string): string =>
  title === '' ? t('playerName') : t('playerNameOf', { title });
