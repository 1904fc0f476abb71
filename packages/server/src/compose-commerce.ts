import type { FeatureTools } from './feature-tools.js';
import type { Handlers } from './feature.js';
import type { AccountsService } from './features/account/accounts.service.js';
import { createBasketsFeature } from './features/commerce/baskets/baskets.feature.js';
import type { Buyer } from './features/commerce/baskets/may-buy.js';
import { createBillingFeature } from './features/commerce/billing/billing.feature.js';
import { consentsOn } from './features/account/consents/consents.feature.js';
import { createGiftsFeature } from './features/commerce/gifts/gifts.feature.js';
import { createLicencesFeature } from './features/commerce/licences/licences.feature.js';
import type { ChargeTools } from './features/commerce/payments/charge-payment.js';
import { postReceipts, postRenewalFailed } from './features/commerce/payments/payment-mails.js';
import { createPaymentsFeature } from './features/commerce/payments/payments.feature.js';
import { createPaymentProviders } from './features/commerce/payments/providers/create-payment-providers.js';
import type { PaymentProvider } from './features/commerce/payments/providers/payment-provider.js';
import { declineRenewal, deliverRenewals } from './features/commerce/renewals/deliver-renewal.js';
import { createRenewalsFeature } from './features/commerce/renewals/renewals.feature.js';
import { createRetentionFeature } from './features/commerce/retention/retention.feature.js';
import type { SessionService } from './features/sign-in/session/session.service.js';
import type { PostMail } from './mail/post-mail.js';

export interface CommerceOptions extends Pick<FeatureTools, 'realm' | 'db' | 'clock' | 'origins'> {
  readonly secrets: Pick<FeatureTools['secrets'], 'giftCodes'>;
  /** Replaces the payment providers of the realm file (tests). */
  readonly paymentProviders?: readonly PaymentProvider[];
  readonly accounts: AccountsService;
  readonly session: SessionService;
  /** No mails are sent without it. */
  readonly post?: PostMail;
}

/** Composes the features of sales and payment: payments → baskets → licences; renewals → payments; gifts → licences. */
export const composeCommerce = ({
  realm,
  db,
  clock,
  secrets,
  origins,
  accounts,
  session,
  paymentProviders: providers = createPaymentProviders(realm, { clock }),
  post = () => Promise.resolve(),
}: CommerceOptions) => {
  const sold = { db, realm, clock };
  const { licences, ...ofLicences } = createLicencesFeature(sold);
  const heldLicences = ({ caller, language, country }: Buyer) =>
    licences.userLicences({ caller, language, country });
  const { billing, ...ofBilling } = createBillingFeature(sold);
  const baskets = createBasketsFeature({ ...sold, billing, providers });
  const { gifts, ...ofGifts } = createGiftsFeature({
    ...sold,
    codeKey: secrets.giftCodes,
    heldLicences,
    post,
  });
  const tools: ChargeTools = {
    db,
    providers,
    origin: origins[0] ?? '',
    clock,
    deliveries: {
      gift: (tx, payment, now) => gifts.deliver(tx, payment, now),
      renewals: deliverRenewals,
      declined: async (tx, payment, now) => {
        await declineRenewal(tx, payment, now);
        await postRenewalFailed(tx, post, payment, now);
      },
      paid: (tx, paid, now) => postReceipts(tx, post, paid, now),
    },
  };
  const ofRenewals = createRenewalsFeature({ tools, realm, billing, heldLicences });
  const { renewals, changes } = ofRenewals;
  const { retention, ...ofRetention } = createRetentionFeature({ ...sold, changes, heldLicences });
  const consents = consentsOn(db, { realm, clock });
  const payments = createPaymentsFeature({
    tools,
    realm,
    accounts,
    session,
    billing,
    gifts,
    renewals,
    heldLicences,
    saveConsents: (accountId, answers) => consents.save(accountId, answers),
  });
  return {
    handlers: {
      ...ofLicences.handlers,
      ...ofBilling.handlers,
      ...baskets.handlers,
      ...payments.handlers,
      ...ofGifts.handlers,
      ...ofRenewals.handlersWith((licenceId, buyer) => retention.ignore(licenceId, buyer)),
      ...ofRetention.handlers,
    } satisfies Handlers,
    renewals,
    onPaymentEvent: payments.onPaymentEvent,
    recover: payments.recover,
    reconcile: payments.reconcile,
    register: payments.register,
    clean: baskets.clean,
  };
};
