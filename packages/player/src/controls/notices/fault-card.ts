import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import { html, nothing } from 'lit';

export interface FaultCardLook {
  readonly message: PlayerLabelKey;
  /** The one way on; none where nothing that a viewer could do would help. */
  readonly way?: {
    readonly label: PlayerLabelKey;
    /** Of the button. */
    readonly part: 'retry-button' | 'action-button';
    readonly take: () => void;
  };
}

/** What is wrong, in words, with one way on. */
export const faultCard = (t: Translate<PlayerLabelKey>, { message, way }: FaultCardLook) => html`
  <div class="fault" part="error" role="alert">
    <h2 part="error-title">${t('playerErrorTitle')}</h2>
    <p part="error-message">${t(message)}</p>
    <slot name="error-action">
      ${
        way === undefined
          ? nothing
          : html`<button type="button" class="retry" part=${way.part} @click=${way.take}>
              ${t(way.label)}
            </button>`
      }
    </slot>
  </div>
`;
