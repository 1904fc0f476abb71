import type { Merchant } from './ledger-entries.js';

/** Keys also used in the demo's realm file. They are only valid for this simulator. */
export const ACQUIRER_DEMO = {
  sandbox: { secretKey: 'sandbox_sk_demo', webhookSecret: 'sandbox_wh_demo' },
  regional: { secretKey: 'regional_sk_demo', webhookSecret: 'regional_wh_demo' },
  stripe: { secretKey: 'sk_test_simulator_demo', webhookSecret: 'whsec_simulator_demo' },
} as const;

export type WebhookUrls = Readonly<Partial<Record<keyof typeof ACQUIRER_DEMO, string>>>;

export const merchantsOf = (urls: WebhookUrls): readonly Merchant[] =>
  (['sandbox', 'regional', 'stripe'] as const).map((name) => {
    const { secretKey, webhookSecret } = ACQUIRER_DEMO[name];
    const wire = name === 'stripe' ? 'stripe' : 'acquirer';
    return { name, wire, secretKey, webhookSecret, webhookUrl: urls[name] ?? null };
  });
