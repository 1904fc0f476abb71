import type { Clock } from '../../../clock.js';
import type { Realm } from '../../../realm/load-realm.js';
import { createProviderHttp } from '../../providers/provider-http.js';
import type { PaymentProvider } from './payment-provider.js';
import { createRegionalProvider } from './regional.provider.js';
import { createSandboxProvider } from './sandbox.provider.js';
import { createStripeProvider } from './stripe.provider.js';

/** Ways to pay by their ids, in the order of the realm file. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;

/** The providers that the realm file names; the realm was checked when it was read (MONEY-63). */
export const createPaymentProviders = (
  { payments }: Pick<Realm, 'payments'>,
  { clock }: { readonly clock: Clock },
): PaymentProviders => {
  const { providers, providerTimeoutMs: timeoutMs, messageAgeSeconds } = payments;
  const tools = { http: createProviderHttp({ timeoutMs }), clock, messageAgeSeconds };
  return new Map(
    providers.map((settings): readonly [string, PaymentProvider] => {
      switch (settings.kind) {
        case 'sandbox':
          return [settings.id, createSandboxProvider(settings, tools)];
        case 'regional':
          return [settings.id, createRegionalProvider(settings, tools)];
        case 'stripe':
          return [settings.id, createStripeProvider(settings, tools)];
      }
    }),
  );
};
