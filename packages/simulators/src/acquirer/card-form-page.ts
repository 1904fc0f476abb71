import { escapeHtml } from '../simulator-page.js';
import { settingQuery, type AcquirerPage, type PageSetting } from './acquirer-page.js';
import { faultWords } from './acquirer-words.js';
import { CARD_FIELDS, type CardFault, type CardField, type TypedCard } from './card-fields.js';
import type { CardCode } from './test-cards.js';

export interface CardForm {
  /** Path that the form is posted to, without query. */
  readonly path: string;
  readonly secret: string;
  readonly faults: readonly { readonly field: CardField | null; readonly code: CardCode }[];
  /** Field values kept after a refusal; the card number and the code are not. */
  readonly typed: Pick<TypedCard, 'holder' | 'postalCode'>;
}

const AUTOCOMPLETE: Readonly<Record<CardField, string>> = {
  holder: 'cc-name',
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
  postalCode: 'postal-code',
};

/** The card form. It works without scripts; with them it exchanges messages with the host page. */
export const cardFormPage = (
  { path, secret, faults, typed }: CardForm,
  setting: PageSetting,
): AcquirerPage => {
  const { words } = setting.language;
  const faultAt = (field: CardField): CardFault | undefined =>
    faults.find((fault): fault is CardFault => fault.field === field);
  const field = (name: CardField): string => {
    const fault = faultAt(name);
    const numeric = name !== 'holder' && name !== 'postalCode';
    const value = name === 'holder' || name === 'postalCode' ? typed[name] : '';
    const optional = numeric ? '' : ` <small>(${escapeHtml(words.optional)})</small>`;
    return `<div class="field ${name}">
  <label for="${name}">${escapeHtml(words[name])}${optional}</label>
  <input id="${name}" name="${name}" autocomplete="${AUTOCOMPLETE[name]}" value="${escapeHtml(value)}" maxlength="120"
    ${numeric ? 'inputmode="numeric" dir="ltr" required' : 'dir="auto"'} ${name === 'expiry' ? `placeholder="${escapeHtml(words.expiryHint)}"` : ''}
    ${fault === undefined ? '' : `aria-invalid="true" aria-describedby="${name}-fault"`}>
  <p class="fault" id="${name}-fault">${fault === undefined ? '' : escapeHtml(faultWords(words, fault.code, name))}</p>
</div>`;
  };
  const general = faults.find((fault) => fault.field === null);
  const alert =
    faults.length === 0
      ? ''
      : `<p role="alert">${escapeHtml(words.refused)} ${general === undefined ? '' : escapeHtml(faultWords(words, general.code, null))}</p>`;
  const [first] = faults;
  return {
    title: words.card,
    view: 'form',
    ...(first === undefined ? {} : { message: { type: 'error', code: first.code, field: first.field } }),
    body: `${alert}
<form method="post" action="${path}?${escapeHtml(settingQuery(secret, setting))}" novalidate>
${CARD_FIELDS.map(field).join('\n')}
<button>${escapeHtml(words.save)}</button>
</form>`,
  };
};
