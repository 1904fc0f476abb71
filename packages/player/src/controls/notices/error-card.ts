import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import { html, nothing } from 'lit';

export interface ErrorCardLook {
  readonly message: PlayerLabelKey;
  /** Details that help support. */
  readonly code?: string | null;
  /** The action that is offered; none if the viewer cannot do anything about the error. */
  readonly action?: {
    readonly label: PlayerLabelKey;
    /** CSS part of the button. */
    readonly part: 'retry-button' | 'action-button';
    readonly take: () => void;
  };
}

/** An error message with at most one action. */
export const errorCard = (
  t: Translate<PlayerLabelKey>,
  { message, code = null, action }: ErrorCardLook,
) => html`
  <div class="fault" part="error" role="alert">
    <h2 part="error-title">${t('playerErrorTitle')}</h2>
    <p part="error-message">${t(message)}</p>
    ${code === null ? nothing : html`<small part="error-code">${t('playerErrorCode', { code })}</small>`}
    <slot name="error-action">
      ${
        action === undefined
          ? nothing
          : html`<button type="button" class="retry" part=${action.part} @click=${action.take}>
              ${t(action.label)}
            </button>`
      }
    </slot>
  </div>
`;
