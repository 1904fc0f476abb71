import type { PaymentSettingsOf } from '../../../../realm/schemas/payments.schemas.js';
import { createAcquirerProvider } from './acquirer-provider.js';
import type { PaymentProvider } from './payment-provider.js';
import type { PaymentTools } from './payment-tools.js';

/** Card payments at the sandbox acquirer, whose card form the site embeds in a frame (MONEY-60). */
export const createSandboxProvider = (
  { kind: _kind, ...settings }: PaymentSettingsOf<'sandbox'>,
  tools: PaymentTools,
): PaymentProvider => createAcquirerProvider({ ...settings, ...tools, kind: 'form', methods: ['CARD'] });
