import type { PaymentSettingsOf } from '../../../../realm/schemas/payments.schemas.js';
import { createAcquirerProvider } from './acquirer-provider.js';
import type { PaymentProvider } from './payment-provider.js';
import type { PaymentTools } from './payment-tools.js';

/** Recurring bank redirects, instant payments and wallets; the viewer pays on the provider's pages. */
export const createRegionalProvider = (
  { kind: _kind, ...settings }: PaymentSettingsOf<'regional'>,
  tools: PaymentTools,
): PaymentProvider => createAcquirerProvider({ ...settings, ...tools, kind: 'browser' });
