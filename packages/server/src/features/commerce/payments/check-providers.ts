import { isApiError } from '../../../api-error.js';
import type { Realm } from '../../../realm/load-realm.js';
import { createPaymentProviders } from './providers/create-payment-providers.js';
import type { AccountCheck } from './providers/payment-provider.js';

/** A result about a payment provider of the realm file. */
export interface ProviderCheck extends AccountCheck {
  readonly what: string;
}

/** The address to which a provider sends its messages. */
export const webhookUrlOf = (origin: string, providerId: string): string =>
  new URL(`/api/v2/payment-providers/${providerId}/events`, origin).href;

const baseOf = ({ payments }: Pick<Realm, 'payments'>, providerId: string): string =>
  payments.providers.find(({ id }) => id === providerId)?.baseUri ?? '';

/**
 * Compares the payment providers of the realm file with the accounts at them: keys, webhooks and versions.
 * @see docs/rules/commerce.md MONEY-102
 */
export const checkProviders = async (
  realm: Pick<Realm, 'payments'>,
  origin: string,
): Promise<readonly ProviderCheck[]> => {
  const results: ProviderCheck[] = [];
  for (const provider of createPaymentProviders(realm, { clock: Date })) {
    const what = `payment provider ${provider.id}`;
    try {
      // oxlint-disable-next-line no-await-in-loop
      const checks = await provider.checkAccount(webhookUrlOf(origin, provider.id));
      for (const { isWell, text } of checks) results.push({ what, isWell, text });
    } catch (error) {
      const cause = isApiError(error) && error.cause instanceof Error ? error.cause : error;
      const { hostname } = new URL(baseOf(realm, provider.id));
      // The simulators of the demo run with the service alone.
      const isSimulator = hostname === 'localhost';
      results.push({ what, isWell: isSimulator, text: `does not respond: ${(cause as Error).message}` });
    }
  }
  return results;
};
