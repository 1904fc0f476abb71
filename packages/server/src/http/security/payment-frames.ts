import type { Realm } from '../../realm/load-realm.js';

/**
 * Origins of the providers whose pages the site frames: card forms, challenges and codes of instant payments (MONEY-67).
 * Stripe's pages are not framed: the browser is redirected there and back.
 */
export const paymentFrames = ({ payments }: Realm): readonly string[] => [
  ...new Set(
    payments.providers.flatMap(({ kind, baseUri }) => (kind === 'stripe' ? [] : [new URL(baseUri).origin])),
  ),
];
