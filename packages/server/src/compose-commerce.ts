import type { FastifyInstance } from 'fastify';
import type { Secrets } from './auth/secrets.js';
import type { Clock } from './clock.js';
import type { OpenDatabase } from './database/database.js';
import type { Handlers } from './feature.js';
import type { AccountsService } from './features/accounts/accounts.service.js';
import { createCountriesService } from './features/accounts/countries.service.js';
import { basketsHandlers } from './features/baskets/baskets.routes.js';
import { createBasketsService } from './features/baskets/baskets.service.js';
import type { Buyer } from './features/baskets/may-buy.js';
import { createBillingRepository } from './features/billing/billing.repository.js';
import { billingHandlers } from './features/billing/billing.routes.js';
import { createBillingService } from './features/billing/billing.service.js';
import { createConsentsRepository } from './features/consents/consents.repository.js';
import { createConsentsService } from './features/consents/consents.service.js';
import { giftsHandlers } from './features/gifts/gifts.routes.js';
import { createGiftsService } from './features/gifts/gifts.service.js';
import { licencesHandlers } from './features/licences/licences.routes.js';
import { createLicencesService } from './features/licences/licences.service.js';
import type { ChargeTools } from './features/payments/charge-payment.js';
import { guestCheckoutHandlers } from './features/payments/guest-checkout.routes.js';
import { registerPaymentEvents } from './features/payments/payment-events.routes.js';
import { attachPaymentWork } from './features/payments/payment-work.js';
import { postReceipts, postRenewalFailed } from './features/payments/payment-mails.js';
import { createPaymentMethodsService } from './features/payments/payment-methods.service.js';
import { paymentsHandlers } from './features/payments/payments.routes.js';
import { createPaymentsService } from './features/payments/payments.service.js';
import { createPaymentProviders } from './features/payments/providers/create-payment-providers.js';
import type { PaymentProvider } from './features/payments/providers/payment-provider.js';
import { createEventReceiver } from './features/payments/receive-event.js';
import { reconcile } from './features/payments/reconcile.js';
import { recoverPayments } from './features/payments/recover-payments.js';
import { createRedeemVoucher } from './features/payments/redeem-voucher.service.js';
import { createInvoicesService } from './features/payments/invoice/invoices.service.js';
import { createRefundsService } from './features/payments/refunds.service.js';
import { declineRenewal, deliverRenewals } from './features/renewals/deliver-renewal.js';
import { licenceChangesHandlers } from './features/renewals/licence-changes.routes.js';
import { createLicenceChanges } from './features/renewals/licence-changes.service.js';
import { createRenewalsService } from './features/renewals/renewals.service.js';
import { retentionHandlers } from './features/retention/retention.routes.js';
import { createRetentionService } from './features/retention/retention.service.js';
import type { SessionService } from './features/session/session.service.js';
import type { Limit } from './http/limits.js';
import { createMailWriter } from './mail/mail-writer.js';
import type { PostMail } from './mail/post-mail.js';
import type { Realm } from './realm/load-realm.js';

export interface CommerceOptions {
  readonly realm: Realm;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'giftCodes'>;
  /** Origins under which viewers reach this service. */
  readonly origins: readonly string[];
  /** Ways to be paid, where they are not those of the realm file (tests). */
  readonly paymentProviders?: readonly PaymentProvider[];
}

/** What is sold, and how it is paid for: payments → baskets → licences; renewals → payments; gifts → licences. */
export const composeCommerce = (
  {
    realm,
    database: { db },
    clock,
    secrets,
    origins,
    paymentProviders: providers = createPaymentProviders(realm, { clock }),
  }: CommerceOptions,
  accounts: AccountsService,
  session: SessionService,
  /** Without it nothing is sent. */
  post: PostMail = () => Promise.resolve(),
) => {
  const licences = createLicencesService({ db, realm, clock });
  const heldLicences = ({ caller, language, country }: Buyer) => licences.held({ caller, language, country });
  const billing = createBillingService({
    repository: createBillingRepository(db),
    countries: createCountriesService(realm),
    realm,
    clock,
  });
  const baskets = createBasketsService({ db, billing, providers, realm, clock });
  const gifts = createGiftsService({ db, realm, codeKey: secrets.giftCodes, heldLicences, post, clock });
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
  const consents = createConsentsService(createConsentsRepository(db), realm, clock);
  const payments = createPaymentsService({
    ...tools,
    billing,
    realm,
    heldLicences,
    giftOf: (paymentId) => gifts.ofPayment(paymentId),
    saveConsents: (accountId, answers) => consents.save(accountId, answers),
  });
  const methods = createPaymentMethodsService({ ...tools, defaultLanguage: realm.defaultLanguage });
  const renewals = createRenewalsService(tools);
  const changes = createLicenceChanges({ db, clock, realm, billing, renewals, heldLicences });
  const onEvent = createEventReceiver(tools);
  const retention = createRetentionService({ db, clock, realm, changes, heldLicences });
  return {
    handlers: {
      ...licencesHandlers(licences),
      ...billingHandlers(billing),
      ...basketsHandlers(baskets, realm),
      ...paymentsHandlers({
        payments,
        methods,
        invoices: createInvoicesService({
          db,
          billing,
          realm,
          writer: createMailWriter(realm, origins[0] ?? ''),
        }),
        refunds: createRefundsService(tools, (tx, paymentId, now) => gifts.withdraw(tx, paymentId, now)),
        vouchers: createRedeemVoucher({ ...tools, realm, heldLicences }),
        providers,
        realm,
      }),
      ...guestCheckoutHandlers(accounts, session, realm),
      ...giftsHandlers(gifts, realm),
      ...licenceChangesHandlers(changes, realm, (licenceId, buyer) => retention.ignore(licenceId, buyer)),
      ...retentionHandlers(retention, realm),
    } satisfies Handlers,
    /** Takes in a verified message of a provider. */
    onPaymentEvent: onEvent,
    renewals,
    recover: (tell: Parameters<typeof recoverPayments>[1]) => recoverPayments(tools, tell),
    reconcile: (since: Date) => reconcile(tools, since),
    /** Takes the messages of the providers; renews, recovers and compares the books while the application runs. */
    register: async (app: FastifyInstance, limit: Limit): Promise<void> => {
      await registerPaymentEvents(app, { providers, limit, onEvent });
      attachPaymentWork(app, tools, renewals);
    },
    keepHouse: () => baskets.clean(),
  };
};
