import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Job } from '../../../jobs/job.js';
import type { TaxRecords } from './stripe-tax-records.provider.js';
import { TaxRecordsRepository, type UnrecordedEntry } from './tax-records.repository.js';

/** Stripe computes taxes of at most 90 days ago. */
const OLDEST_MS = 89 * 86_400_000;
const BATCH = 100;
const EVERY_MS = 10 * 60_000;

export interface RecordSalesTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly records: TaxRecords;
}

const record = (records: TaxRecords, entry: UnrecordedEntry): Promise<string> => {
  const { id: reference, at, amount, currency, scale, saleId } = entry;
  const { price, taxEvidence } = entry.order;
  if (amount < 0)
    return records.recordReversal({
      reference,
      amount: { minor: -amount, currency, scale },
      saleId: saleId ?? '',
    });
  const { taxCountry: country, taxRegion: region, reverseCharge } = price;
  const address = taxEvidence.billingAddress;
  const place = { country, region, postalCode: address?.country === country ? address.postalCode : null };
  return records.recordSale({
    reference,
    amount: { minor: amount, currency, scale },
    place,
    reverseCharge,
    at,
  });
};

/**
 * Records sales, refunds and disputes of the ledger with the company that keeps the taxes, each once. Money that comes back
 * to the seller, because a refund failed or a dispute was won, is another sale.
 * @see docs/rules/commerce.md MONEY-136
 */
export const recordSales = async (
  { db, clock, records }: RecordSalesTools,
  reportError: (error: unknown, entryId: string) => void,
  signal?: AbortSignal,
): Promise<void> => {
  const repository = new TaxRecordsRepository(db);
  const since = new Date(clock.now() - OLDEST_MS);
  let after: UnrecordedEntry | undefined;
  // oxlint-disable no-await-in-loop -- in the order of the ledger: a refund needs its sale
  for (;;) {
    const page = await repository.due({ since, after, limit: BATCH });
    for (const entry of page) {
      signal?.throwIfAborted();
      try {
        const externalId = await record(records, entry);
        await repository.add({ entryId: entry.id, externalId, recordedAt: new Date(clock.now()) });
      } catch (error) {
        reportError(error, entry.id);
      }
    }
    after = page.at(-1);
    if (page.length < BATCH) return;
  }
  // oxlint-enable no-await-in-loop
};

export const taxRecordsJob = (tools: RecordSalesTools): Job => ({
  name: 'commerce.tax',
  everyMs: EVERY_MS,
  run: (log, signal) =>
    recordSales(
      tools,
      (error, entry) => log.error({ err: error, entry }, 'a sale was not recorded with the tax provider'),
      signal,
    ),
});
