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
    provider.methods.filter(isOfferedHere).map((method): PaymentOption => ({
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
  APPLE_PAY: 'methodApplePay',
  GOOGLE_PAY: 'methodGooglePay',
} as const satisfies Record<MethodType, CheckoutLabelKey>;

/** Explanations of methods that redirect; null for cards. */
export const METHOD_TEXTS = {
  CARD: null,
  RECURRING_BANK_REDIRECT: 'methodBankText',
  INSTANT_PAYMENT: 'methodInstantText',
  WALLET: 'methodWalletText',
  APPLE_PAY: 'methodDeviceWalletText',
  GOOGLE_PAY: 'methodDeviceWalletText',
} as const satisfies Record<MethodType, CheckoutLabelKey | null>;

const isDeviceWallet = (type: MethodType): boolean => type === 'APPLE_PAY' || type === 'GOOGLE_PAY';

/**
 * Whether this browser may offer the method. Browsers on Apple's devices have an interface of Apple Pay; whether Google
 * Pay is there, only its own page finds out.
 * @see https://developer.apple.com/documentation/applepayontheweb/checking-for-apple-pay-availability
 */
const isOfferedHere = (method: MethodType): boolean =>
  method !== 'APPLE_PAY' || 'ApplePaySession' in globalThis;

/** Capitalises the first letter: `visa` → `Visa`. */
const named = (type: string): string =>
  type === '' ? '' : `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** Display name of a stored method; shows no more of the number than its last digits. */
export const cardName = (
  { cardType, last4Digits, paymentMethodType }: Card,
  t: CheckoutTranslate,
): string => {
  const label = t(METHOD_LABELS[paymentMethodType]);
  // "Apple Pay · Visa 4242"
  if (isDeviceWallet(paymentMethodType))
    return [label, [named(cardType), last4Digits].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
  const type = named(cardType) || label;
  return last4Digits === null ? type : t('methodStored', { type, digits: last4Digits });
};

/** Formats `2028-04` for the language. */
export const expiryLabel = ({ expiresOn }: Pick<Card, 'expiresOn'>, language: string): string | null =>
  expiresOn === null
    ? null
    : dateFormat(language, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${expiresOn}-01T00:00:00Z`),
      );
