import type { Feature } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning, type Job } from '../../jobs/job.js';
import type { AccountsService } from '../account/accounts.service.js';
import { consentsOn } from '../account/consents/consents.feature.js';
import { createCountriesService } from '../account/countries.service.js';
import type { RevealTaken } from '../sign-in/session/taken-addresses.js';
import type { SessionService } from '../sign-in/session/session.service.js';
import { basketsHandlers } from './baskets/baskets.routes.js';
import { BasketsService } from './baskets/baskets.service.js';
import type { Buyer } from './baskets/may-buy.js';
import { BillingRepository } from './billing/billing.repository.js';
import { billingHandlers } from './billing/billing.routes.js';
import { BillingService } from './billing/billing.service.js';
import { booksHandlers } from './books/books.routes.js';
import { Books } from './books/books.service.js';
import { sellerOf } from './books/seller.js';
import { creditsHandlers } from './credits/credits.routes.js';
import { FinanceChangesService } from './finance/finance-changes.service.js';
import { financeHandlers } from './finance/finance.routes.js';
import { FinanceService } from './finance/finance.service.js';
import { giftMail, sampleGiftMail } from './gifts/gift-mail.js';
import { giftsHandlers } from './gifts/gifts.routes.js';
import { GiftsService } from './gifts/gifts.service.js';
import { licencesHandlers } from './licences/licences.routes.js';
import { invoicesHandlers } from './invoices/invoices.routes.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { LicencesService } from './licences/licences.service.js';
import type { ChargeTools } from './payments/charge-payment.js';
import { forgetMethods, paymentJobs, remindersJob } from './payments/payment-jobs.js';
import {
  paymentMails,
  postPaymentFailed,
  postReceipts,
  postReturned,
  postRenewalConfirm,
  postRenewalFailed,
} from './payments/payment-mails.js';
import { giveUpWaiting } from './payments/recover-payments.js';
import { createPaymentsFeature } from './payments/payments.feature.js';
import { RefundsService } from './payments/refunds.service.js';
import { createPaymentProviders } from './payments/providers/create-payment-providers.js';
import type { PaymentProvider } from './payments/providers/payment-provider.js';
import { declineRenewal, deliverRenewals } from './renewals/deliver-renewal.js';
import { licenceChangesHandlers } from './renewals/licence-changes.routes.js';
import { LicenceChangesService } from './renewals/licence-changes.service.js';
import { planMails, postCancelled } from './renewals/plan-mails.js';
import { RemindersService } from './renewals/reminders.service.js';
import { RenewalsService } from './renewals/renewals.service.js';
import { retentionHandlers } from './retention/retention.routes.js';
import { RetentionService } from './retention/retention.service.js';
import { TaxService } from './tax/tax.service.js';
import { voucherSeriesHandlers } from './vouchers/voucher-series.routes.js';
import { taxRecordsJob } from './tax/record-sales.js';
import { taxRecordsOf, taxSource, vatRegisterOf } from './tax/tax-source.js';
import { VatChecksService, vatChecksJob } from './tax/vat-checks.service.js';

export interface CommerceOptions extends Pick<
  FeatureTools,
  'realm' | 'db' | 'clock' | 'origins' | 'post' | 'writer'
> {
  readonly secrets: Pick<FeatureTools['secrets'], 'giftCodes'>;
  /** Replaces the payment providers of the realm file (tests). */
  readonly paymentProviders?: readonly PaymentProvider[];
  readonly accounts: AccountsService;
  readonly session: SessionService;
  readonly revealTaken: RevealTaken;
}

interface DeliveryTools {
  readonly books: Books;
  readonly gifts: GiftsService;
  readonly post: CommerceOptions['post'];
  /** Days of the attempts after a declined renewal. */
  readonly days: readonly number[];
}

const deliveriesOf = ({ books, gifts, post, days }: DeliveryTools): ChargeTools['deliveries'] => ({
  books,
  gift: (tx, payment, now) => gifts.deliver(tx, payment, now),
  renewals: deliverRenewals,
  unpaid: async (tx, renewal, now) => {
    const by = await declineRenewal(tx, renewal, now, days);
    if (by !== undefined) await postRenewalFailed(tx, post, renewal, by);
  },
  asked: async (tx, renewal, now) => {
    const by = await declineRenewal(tx, renewal, now, days);
    if (by !== undefined) await postRenewalConfirm(tx, post, renewal, by);
  },
  failed: (tx, payment) => postPaymentFailed(tx, post, payment),
  paid: (tx, paid, now) => postReceipts(tx, post, paid, now),
  returned: (tx, payment, money) => postReturned(tx, post, payment, money),
  ended: (tx, held, now) => postCancelled(tx, post, held, now),
});

const mailsOf = (tools: Parameters<typeof giftMail>[0], writer: CommerceOptions['writer']) => {
  const written = { ...paymentMails(writer), ...planMails(writer) };
  return {
    sampleMails: { ...written, gift: sampleGiftMail(writer) },
    mails: { ...written, gift: giftMail(tools, writer) },
  };
};

/** The tax of sales, and the jobs of those who know it. */
const taxOf = (realm: CommerceOptions['realm'], tools: Pick<CommerceOptions, 'db' | 'clock'>) => {
  const records = taxRecordsOf(realm);
  const register = vatRegisterOf(realm);
  const vatChecks = new VatChecksService({ ...tools, register });
  const jobs: readonly Job[] = [
    ...(records === null ? [] : [taxRecordsJob({ ...tools, records })]),
    ...(register === null ? [] : [vatChecksJob(vatChecks)]),
  ];
  return { tax: new TaxService({ ...tools, source: taxSource(realm), register }), vatChecks, jobs };
};

/** Sales and payment: payments → baskets → licences; renewals → payments; gifts → licences. */
export const createCommerceFeature = ({
  realm,
  db,
  clock,
  secrets,
  origins,
  accounts,
  session,
  revealTaken,
  post,
  writer,
  paymentProviders: providers = createPaymentProviders(realm, { clock }),
}: CommerceOptions) => {
  const { tax, vatChecks, jobs: taxJobs } = taxOf(realm, { db, clock });
  const sold = { db, realm, clock, tax };
  const licences = new LicencesService(sold);
  const heldLicences = ({ caller, language, country }: Buyer) =>
    licences.userLicences({ caller, language, country });
  const repository = new BillingRepository(db);
  const billing = new BillingService({
    ...sold,
    repository,
    countries: createCountriesService(realm),
    vatChecks,
  });
  const baskets = new BasketsService({ ...sold, billing, providers });
  const codeKey = secrets.giftCodes;
  const books = new Books(sellerOf(realm));
  const gifts = new GiftsService({ ...sold, codeKey, books, heldLicences, post });
  const tools: ChargeTools = {
    db,
    providers,
    origin: origins[0] ?? '',
    clock,
    deliveries: deliveriesOf({ books, gifts, post, days: realm.payments.retries.days }),
  };
  const renewals = new RenewalsService({ ...tools, tax });
  const changes = new LicenceChangesService({
    ...sold,
    billing,
    renewals,
    heldLicences,
    post,
    giveUpWaiting: (heldId) => giveUpWaiting(tools, heldId),
  });
  const reminders = new RemindersService({ ...sold, providers, post });
  const retention = new RetentionService({ ...sold, changes, heldLicences });
  const invoices = new InvoicesService({ db, realm, writer });
  const consents = consentsOn(db, { realm, clock });
  const payments = createPaymentsFeature({
    tools,
    realm,
    accounts,
    session,
    revealTaken,
    billing,
    tax,
    gifts,
    heldLicences,
    saveConsents: (accountId, answers) => consents.saveAtPurchase(accountId, answers),
  });
  return {
    handlers: {
      ...licencesHandlers(licences),
      ...billingHandlers(billing),
      ...creditsHandlers(db),
      ...voucherSeriesHandlers({ db, clock, codeKey }),
      ...basketsHandlers(baskets, realm),
      ...payments.handlers,
      ...invoicesHandlers(invoices),
      ...financeHandlers({
        credit: { db, clock, books },
        finance: new FinanceService(sold),
        changes: new FinanceChangesService({ ...sold, post }),
        refunds: new RefundsService(tools),
        invoices,
      }),
      ...booksHandlers(db),
      ...giftsHandlers(gifts, realm),
      ...licenceChangesHandlers(changes, realm, (licenceId, buyer) => retention.ignore(licenceId, buyer)),
      ...retentionHandlers(retention, realm),
    },
    register: payments.register,
    jobs: [
      ...paymentJobs(tools, renewals),
      ...taxJobs,
      ...(realm.mail === null ? [] : [remindersJob(reminders)]),
      cleaning('commerce.baskets', () => baskets.clean()),
    ],
    ...mailsOf({ db, codeKey, defaultLanguage: realm.defaultLanguage, now: () => clock.now() }, writer),
    renewals,
    reminders,
    vatChecks,
    onPaymentEvent: payments.onPaymentEvent,
    recover: payments.recover,
    forgetMethods: (reportError: Parameters<typeof forgetMethods>[1]) => forgetMethods(tools, reportError),
    reconcile: payments.reconcile,
    settleDifferences: payments.settleDifferences,
  } satisfies Feature & Readonly<Record<string, unknown>>;
};
