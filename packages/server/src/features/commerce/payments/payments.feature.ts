import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../../http/limits/limits.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { BillingService } from '../billing/billing.service.js';
import type { GiftsService } from '../gifts/gifts.service.js';
import type { SessionService } from '../../sign-in/session/session.service.js';
import type { ChargeTools } from './charge-payment.js';
import { guestCheckoutHandlers } from './guest-checkout.routes.js';
import { createInvoicesService } from './invoice/invoices.service.js';
import { registerPaymentEvents } from './payment-events.routes.js';
import { createPaymentMethodsService } from './payment-methods.service.js';
import { paymentsHandlers } from './payments.routes.js';
import { createPaymentsService, type PaymentsDependencies } from './payments.service.js';
import { createEventReceiver } from './receive-event.js';
import { reconcile } from './reconcile.js';
import { recoverPayments } from './recover-payments.js';
import { createRedeemVoucher } from './redeem-voucher.service.js';
import { createRefundsService } from './refunds.service.js';

/** Payments, payment methods and refunds. */
export const createPaymentsFeature = ({
  tools,
  realm,
  accounts,
  session,
  billing,
  gifts,
  writer,
  heldLicences,
  saveConsents,
}: Pick<PaymentsDependencies, 'heldLicences' | 'saveConsents'> & {
  readonly tools: ChargeTools;
  readonly realm: Realm;
  readonly accounts: AccountsService;
  readonly session: SessionService;
  readonly billing: BillingService;
  readonly gifts: GiftsService;
  readonly writer: MailWriter;
}) => {
  const { db, providers } = tools;
  const giftOf: PaymentsDependencies['giftOf'] = (paymentId) => gifts.ofPayment(paymentId);
  const onEvent = createEventReceiver(tools);
  return {
    handlers: {
      ...paymentsHandlers({
        payments: createPaymentsService({ ...tools, billing, realm, heldLicences, giftOf, saveConsents }),
        methods: createPaymentMethodsService({ ...tools, defaultLanguage: realm.defaultLanguage }),
        invoices: createInvoicesService({ db, billing, realm, writer }),
        refunds: createRefundsService(tools, (tx, paymentId, now) => gifts.withdraw(tx, paymentId, now)),
        vouchers: createRedeemVoucher({ ...tools, realm, heldLicences }),
        providers,
        realm,
      }),
      ...guestCheckoutHandlers(accounts, session, realm),
    },
    /** Handles a verified event of a provider. */
    onPaymentEvent: onEvent,
    recover: (reportFailure: Parameters<typeof recoverPayments>[1]) => recoverPayments(tools, reportFailure),
    reconcile: (since: Date) => reconcile(tools, since),
    /** Registers the webhooks of the providers. */
    register: (app: FastifyInstance, { calls: limit }: Limits): Promise<void> =>
      registerPaymentEvents(app, { providers, limit, onEvent }),
  };
};
