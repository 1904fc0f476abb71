import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import { writeAudit } from '../../../database/audit-log.js';
import type { Database } from '../../../database/database.js';
import type { Handlers } from '../../../feature.js';
import { accountOf } from '../../../http/requests/account-of.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import { derivedCode, voucherHash } from '../derived-code.js';
import { FinanceRepository } from '../finance/finance.repository.js';
import { VoucherSeriesRepository } from './voucher-series.repository.js';

interface VoucherSeriesTools {
  readonly db: Database;
  readonly clock: Clock;
  /** Known to the service alone. */
  readonly codeKey: Uint8Array;
}

/**
 * The codes follow from the key of the request, so that a request whose response was lost can be repeated.
 * @see docs/rules/commerce.md MONEY-129, MONEY-138
 */
export const voucherSeriesHandlers = ({ db, clock, codeKey }: VoucherSeriesTools) =>
  ({
    listVoucherSeries: async () => ({ series: await new VoucherSeriesRepository(db).list() }),
    issueVoucherCodes: async ({ caller, params: { id: series }, body: { count, idempotencyKey: key } }) => {
      const actorId = accountOf(caller);
      const seed = ['voucher', series, actorId, key];
      const codes = Array.from(
        { length: count },
        (_, at) => `${series}-${derivedCode(codeKey, JSON.stringify([...seed, at]))}`,
      );
      const at = new Date(clock.now());
      await db.transaction(async (tx) => {
        const repository = new VoucherSeriesRepository(tx);
        if (!(await repository.isSeries(series)))
          throw invalidFields([issueOf('params.id', series, 'a series of vouchers.json')]);
        const what = JSON.stringify(['voucherCodesIssued', series, count]);
        const begun = await new FinanceRepository(tx).begin({ actorId, key, what, at });
        if (begun === 'other') throw new ApiError('CONFLICT');
        if (begun === 'same') return;
        await repository.add(series, codes.map(voucherHash), at);
        await writeAudit(tx, {
          at,
          action: 'voucherCodesIssued',
          actorId,
          accountId: null,
          details: { series, count: String(count) },
        });
      });
      return {
        fileName: `${series.toLowerCase()}-${at.toISOString().slice(0, 10)}.csv`,
        mediaType: 'text/csv' as const,
        content: `${['code', ...codes].join('\r\n')}\r\n`,
      };
    },
  }) satisfies Handlers;
