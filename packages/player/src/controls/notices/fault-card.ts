import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import { html, nothing } from 'lit';

export interface FaultCardLook {
  readonly message: PlayerLabelKey;
  /** What helps who is asked about it. */
  readonly code?: string | null;
  /** The one way on; none where nothing that a viewer could do would help. */
  readonly way?: {
    readonly label: PlayerLabelKey;
    /** Of the button. */
    readonly part: 'retry-button' | 'action-button';
    readonly take: () => void;
  };
}

/** What is wrong, in words, with one way on. */
export const faultCard = (t: Translate<PlayerLabelKey>, { message, code = null, way }: FaultCardLook) => html`
  <div class="fault" part="error" role="alert">
    <h2 part="error-title">${t('playerErrorTitle')}</h2>
    <p part="error-message">${t(message)}</p>
    ${code === null ? nothing : html`<small part="error-code">${t('playerErrorCode', { code })}</small>`}
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
