import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import { html } from 'lit';

export interface FaultCardLook {
  readonly message: PlayerLabelKey;
  /** Of the one way on. */
  readonly label: PlayerLabelKey;
  /** Of the button. */
  readonly part: 'retry-button' | 'action-button';
  readonly take: () => void;
}

/** What is wrong, in words, with one way on. */
export const faultCard = (
  t: Translate<PlayerLabelKey>,
  { message, label, part, take }: FaultCardLook,
) => html`
  <div class="fault" part="error" role="alert">
    <h2 part="error-title">${t('playerErrorTitle')}</h2>
    <p part="error-message">${t(message)}</p>
    <slot name="error-action">
      <button type="button" class="retry" part=${part} @click=${take}>${t(label)}</button>
    </slot>
  </div>
`;
