import { Readable } from 'node:stream';
import { PAGE_SIZES, type Payout } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { Handlers } from '../../../feature.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import { exportedParts } from './ledger-export.js';
import { LedgerRowsRepository, periodOf } from './ledger-rows.repository.js';
import { ProviderBalanceRepository, type PayoutRow } from './provider-balance.repository.js';

const shown = (row: PayoutRow): Payout => ({
  providerId: row.providerId,
  id: row.id,
  amount: row.amount,
  currency: row.currency,
  scale: row.scale,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  arrivesAt: row.arrivesAt.toISOString(),
  comparedAt: row.comparedAt?.toISOString() ?? null,
  movements: row.movements,
  gross: row.gross,
  fees: row.fees,
  differenceCount: row.differenceCount,
});

/** The calls of administrators about the books. */
export const booksHandlers = (db: Database) =>
  ({
    listPayouts: async ({ query: { p: page = 1, rpp: size = PAGE_SIZES.payouts } }) => {
      const { rows, total } = await new ProviderBalanceRepository(db).list(page, size);
      return { payouts: rows.map(shown), page, totalPages: Math.max(1, Math.ceil(total / size)) };
    },
    getPayout: async ({ params: { providerId, id } }) => {
      const row = await new ProviderBalanceRepository(db).payoutOf(providerId, id);
      if (row === undefined) throw new ApiError('PAYMENT_NOT_FOUND');
      return { payout: shown(row), differences: [...row.differences] };
    },
    exportLedger: async ({ query: { from, to, format = 'csv' }, http: { reply } }) => {
      if (to < from) throw invalidFields([issueOf('query.to', to, `${from} or later`)]);
      const parts = exportedParts(format, new LedgerRowsRepository(db).entries(periodOf(from, to)));
      const extension = format === 'csv' ? 'csv' : 'journal';
      await reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="ledger-${from}-${to}.${extension}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(parts));
      // The file has been written to the reply.
      return undefined as never;
    },
  }) satisfies Handlers;
