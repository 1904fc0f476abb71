import { escapeHtml } from '../simulator-page.js';
import { settingQuery, type AcquirerPage, type PageSetting } from './acquirer-page.js';
import { issueLabels } from './acquirer-labels.js';
import { CARD_FIELDS, type CardIssue, type CardField, type TypedCard } from './card-fields.js';
import type { CardCode } from './test-cards.js';

export interface CardForm {
  /** Path that the form is posted to, without query. */
  readonly path: string;
  readonly secret: string;
  readonly issues: readonly { readonly field: CardField | null; readonly code: CardCode }[];
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
  { path, secret, issues, typed }: CardForm,
  setting: PageSetting,
): AcquirerPage => {
  const { words } = setting.language;
  const issueAt = (field: CardField): CardIssue | undefined =>
    issues.find((issue): issue is CardIssue => issue.field === field);
  const field = (name: CardField): string => {
    const issue = issueAt(name);
    const numeric = name !== 'holder' && name !== 'postalCode';
    const value = name === 'holder' || name === 'postalCode' ? typed[name] : '';
    const optional = numeric ? '' : ` <small>(${escapeHtml(words.optional)})</small>`;
    return `<div class="field ${name}">
  <label for="${name}">${escapeHtml(words[name])}${optional}</label>
  <input id="${name}" name="${name}" autocomplete="${AUTOCOMPLETE[name]}" value="${escapeHtml(value)}" maxlength="120"
    ${numeric ? 'inputmode="numeric" dir="ltr" required' : 'dir="auto"'} ${name === 'expiry' ? `placeholder="${escapeHtml(words.expiryHint)}"` : ''}
    ${issue === undefined ? '' : `aria-invalid="true" aria-describedby="${name}-fault"`}>
  <p class="fault" id="${name}-fault">${issue === undefined ? '' : escapeHtml(issueLabels(words, issue.code, name))}</p>
</div>`;
  };
  const general = issues.find((issue) => issue.field === null);
  const alert =
    issues.length === 0
      ? ''
      : `<p role="alert">${escapeHtml(words.refused)} ${general === undefined ? '' : escapeHtml(issueLabels(words, general.code, null))}</p>`;
  const [first] = issues;
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
