import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../../http/limits/limits.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { BillingService } from '../billing/billing.service.js';
import type { GiftsService } from '../gifts/gifts.service.js';
import type { RevealTaken } from '../../sign-in/session/taken-addresses.js';
import type { SessionService } from '../../sign-in/session/session.service.js';
import type { ChargeTools } from './charge-payment.js';
import { guestCheckoutHandlers } from './guest-checkout.routes.js';
import { registerPaymentEvents } from './payment-events.routes.js';
import { PaymentIntentService } from './payment-intent.service.js';
import { PaymentListService } from './payment-list.service.js';
import { PaymentMethodsService } from './payment-methods.service.js';
import { paymentsHandlers } from './payments.routes.js';
import { type PaymentsDependencies, PaymentsService } from './payments.service.js';
import { createEventReceiver } from './receive-event.js';
import { reconcile, settleDifferences } from './reconcile.js';
import { recoverPayments } from './recover-payments.js';
import { RedeemVoucherService } from './redeem-voucher.service.js';

/** Payments, payment methods and refunds. */
export const createPaymentsFeature = ({
  tools,
  realm,
  accounts,
  session,
  revealTaken,
  billing,
  tax,
  gifts,
  heldLicences,
  saveConsents,
}: Pick<PaymentsDependencies, 'heldLicences' | 'saveConsents' | 'tax'> & {
  readonly tools: ChargeTools;
  readonly realm: Realm;
  readonly accounts: AccountsService;
  readonly session: SessionService;
  readonly revealTaken: RevealTaken;
  readonly billing: BillingService;
  readonly gifts: GiftsService;
}) => {
  const { providers } = tools;
  const giftOf: PaymentsDependencies['giftOf'] = (paymentId) => gifts.ofPayment(paymentId);
  const onEvent = createEventReceiver(tools);
  return {
    handlers: {
      ...paymentsHandlers({
        payments: new PaymentsService({
          ...tools,
          intents: new PaymentIntentService({ ...tools, realm }),
          billing,
          tax,
          realm,
          heldLicences,
          giftOf,
          saveConsents,
        }),
        list: new PaymentListService({ ...tools, giftOf }),
        methods: new PaymentMethodsService({ ...tools, defaultLanguage: realm.defaultLanguage }),
        vouchers: new RedeemVoucherService({ ...tools, realm, heldLicences, tax }),
        providers,
        realm,
      }),
      ...guestCheckoutHandlers(accounts, session, realm, revealTaken),
    },
    /** Handles a verified event of a provider. */
    onPaymentEvent: onEvent,
    recover: (reportError: Parameters<typeof recoverPayments>[1]) => recoverPayments(tools, reportError),
    reconcile: (since: Date) => reconcile(tools, since),
    settleDifferences: (differences: Parameters<typeof settleDifferences>[1]) =>
      settleDifferences(tools, differences),
    /** Registers the webhooks of the providers. */
    register: (app: FastifyInstance, { calls: limit }: Limits): Promise<void> =>
      registerPaymentEvents(app, { providers, limit, onEvent }),
  };
};
