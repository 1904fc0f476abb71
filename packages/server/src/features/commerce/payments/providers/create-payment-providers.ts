import type { Clock } from '../../../../clock.js';
import type { Realm } from '../../../../realm/load-realm.js';
import { ProviderHttp } from '../../../sign-in/providers/provider-http.js';
import type { PaymentProvider } from './payment-provider.js';
import { createRegionalProvider } from './regional.provider.js';
import { createSandboxProvider } from './sandbox.provider.js';
import { createStripeProvider } from './stripe.provider.js';

/** The providers of the realm file, in its order. The realm was validated when it was loaded (MONEY-63). */
export const createPaymentProviders = (
  { payments }: Pick<Realm, 'payments'>,
  { clock }: { readonly clock: Clock },
): readonly PaymentProvider[] => {
  const { providers, providerTimeoutMs: timeoutMs, messageAgeSeconds } = payments;
  const tools = { http: new ProviderHttp({ timeoutMs }), clock, messageAgeSeconds };
  return providers.map((settings) => {
    switch (settings.kind) {
      case 'sandbox':
        return createSandboxProvider(settings, tools);
      case 'regional':
        return createRegionalProvider(settings, tools);
      case 'stripe':
        return createStripeProvider(settings, tools);
    }
  });
};
