import { dateFormat } from '@footlight/i18n';
import type { Card, PaymentProvider } from '@footlight/contract';
import type { CheckoutLabelKey } from '@footlight/i18n';
import type { CheckoutTranslate } from './checkout-labels.js';

export type MethodType = PaymentProvider['methods'][number];

/** A payment method, either stored or new. */
export type PaymentOption =
  | { readonly id: string; readonly kind: 'stored'; readonly card: Card; readonly isDefault: boolean }
  | {
      readonly id: string;
      readonly kind: 'new';
      readonly provider: PaymentProvider;
      readonly method: MethodType;
    };

/** Stored methods first, the default before the others; then new ones in the order of the providers. */
export const paymentOptionsOf = (
  providers: readonly PaymentProvider[],
  cards: readonly Card[],
  defaultCardId: string | null,
): readonly PaymentOption[] => [
  ...cards
    .filter(({ paymentProviderId }) => providers.some(({ id }) => id === paymentProviderId))
    .map((card): PaymentOption => ({
      id: `stored:${card.cardId}`,
      kind: 'stored',
      card,
      isDefault: card.cardId === defaultCardId,
    })),
  ...providers.flatMap((provider) =>
    provider.methods.map((method): PaymentOption => ({
      id: `${provider.id}:${method}`,
      kind: 'new',
      provider,
      method,
    })),
  ),
];

export const METHOD_LABELS = {
  CARD: 'methodCard',
  RECURRING_BANK_REDIRECT: 'methodBank',
  INSTANT_PAYMENT: 'methodInstant',
  WALLET: 'methodWallet',
} as const satisfies Record<MethodType, CheckoutLabelKey>;

/** Explanations of methods that redirect; null for cards. */
export const METHOD_TEXTS = {
  CARD: null,
  RECURRING_BANK_REDIRECT: 'methodBankText',
  INSTANT_PAYMENT: 'methodInstantText',
  WALLET: 'methodWalletText',
} as const satisfies Record<MethodType, CheckoutLabelKey | null>;

/** Capitalises the first letter: `visa` → `Visa`. */
const named = (type: string): string =>
  type === '' ? '' : `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** Display name of a stored method; shows no more of the number than its last digits. */
export const cardName = (
  { cardType, last4Digits, paymentMethodType }: Card,
  t: CheckoutTranslate,
): string => {
  const type = named(cardType) || t(METHOD_LABELS[paymentMethodType]);
  return last4Digits === null ? type : t('methodStored', { type, digits: last4Digits });
};

/** Formats `2028-04` for the language. */
export const expiryLabel = ({ expiresOn }: Card, language: string): string | null =>
  expiresOn === null
    ? null
    : dateFormat(language, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${expiresOn}-01T00:00:00Z`),
      );
