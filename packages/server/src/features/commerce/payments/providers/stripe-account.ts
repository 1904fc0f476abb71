import { Stripe } from 'stripe';
import type { AccountCheck } from './payment-provider.js';
import { failed, WEBHOOK_EVENTS } from './stripe-states.js';

export interface AccountQuestion {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  readonly apiVersion: string;
  readonly now: number;
}

const well = (text: string): AccountCheck => ({ isWell: true, text });
const wrong = (text: string): AccountCheck => ({ isWell: false, text });

const DAY_SECONDS = 24 * 3600;
const SHOWN = 10;

const keyChecks = async (stripe: Stripe, { secretKey }: AccountQuestion): Promise<AccountCheck[]> => {
  const {
    id,
    country,
    charges_enabled: charges,
    payouts_enabled: payouts,
  } = await stripe.accounts.retrieveCurrent();
  const mode = /^[rs]k_live_/u.test(secretKey) ? 'live' : 'test';
  return [
    well(`secretKey opens the account ${id} (${country ?? 'no country'}), ${mode} mode`),
    charges
      ? well('the account can charge')
      : wrong('the account cannot charge yet: complete its activation in the dashboard of Stripe'),
    payouts
      ? well('the account is paid out')
      : wrong('the account is not paid out: complete its bank account in the dashboard of Stripe'),
  ];
};

const endpointChecks = async (
  stripe: Stripe,
  { webhookUrl, apiVersion }: AccountQuestion,
): Promise<AccountCheck[]> => {
  const endpoints: Stripe.WebhookEndpoint[] = [];
  for await (const one of stripe.webhookEndpoints.list({ limit: 100 })) endpoints.push(one);
  const own = endpoints.find(({ url }) => url === webhookUrl);
  if (own === undefined)
    return [
      wrong(
        `no webhook sends to ${webhookUrl}; found ${endpoints.map(({ url }) => url).join(', ') || 'none'}`,
      ),
    ];
  const isAll = own.enabled_events.includes('*');
  const missing = WEBHOOK_EVENTS.filter((type) => !isAll && !own.enabled_events.includes(type));
  return [
    own.status === 'enabled'
      ? well(`${webhookUrl} is registered`)
      : wrong(`the webhook ${own.id} is disabled`),
    missing.length === 0
      ? well(`the webhook sends ${isAll ? 'all events' : `${own.enabled_events.length} kinds of event`}`)
      : wrong(`the webhook does not send ${missing.join(', ')}`),
    own.api_version === null || own.api_version === apiVersion
      ? well(`its messages have the version ${own.api_version ?? 'of the account'}`)
      : wrong(`its messages have the version ${own.api_version}, expected ${apiVersion}`),
  ];
};

/** Stripe does not show a webhook's secret again, but says which messages were not accepted. */
const secretChecks = async (
  stripe: Stripe,
  { webhookSecret, now }: AccountQuestion,
): Promise<AccountCheck[]> => {
  if (!webhookSecret.startsWith('whsec_'))
    return [wrong('webhookSecret does not begin with whsec_: copy the signing secret of the webhook')];
  const { data } = await stripe.events.list({
    delivery_success: false,
    created: { gte: Math.floor(now / 1000) - DAY_SECONDS },
    limit: SHOWN,
  });
  const [newest] = data;
  return newest === undefined
    ? [well('all messages of the last 24 hours were accepted')]
    : [
        wrong(
          `${data.length === SHOWN ? `${SHOWN} or more` : data.length} messages of the last 24 hours were not accepted, such as ${newest.type} ${newest.id}: check webhookSecret, and whether the address can be reached`,
        ),
      ];
};

/**
 * Compares the settings with the account: keys, webhook, its events, version and secret.
 * @throws {ApiError} PROVIDER_FAILED when Stripe does not respond
 * @see https://docs.stripe.com/api/webhook_endpoints
 * @see docs/rules/commerce.md MONEY-102
 */
export const checkStripeAccount = async (
  stripe: Stripe,
  question: AccountQuestion,
): Promise<readonly AccountCheck[]> => {
  try {
    return [
      ...(await keyChecks(stripe, question)),
      ...(await endpointChecks(stripe, question)),
      ...(await secretChecks(stripe, question)),
    ];
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return [wrong('Stripe does not know secretKey')];
    if (error instanceof Stripe.errors.StripePermissionError)
      return [wrong('secretKey is restricted: allow it to read the account, webhooks and events')];
    return failed(error);
  }
};
