import type { Clock } from '../../../clock.js';
import { writeAudit } from '../../../database/audit-log.js';
import type { Database } from '../../../database/database.js';
import type { Handlers } from '../../../feature.js';
import { accountOf } from '../../../http/requests/account-of.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import { newSeriesCode, voucherHash } from './series-code.js';
import { VoucherSeriesRepository } from './voucher-series.repository.js';

/** @see docs/rules/commerce.md MONEY-129 */
export const voucherSeriesHandlers = (db: Database, clock: Clock) =>
  ({
    listVoucherSeries: async () => ({ series: await new VoucherSeriesRepository(db).list() }),
    issueVoucherCodes: async ({ caller, params: { id: series }, body: { count } }) => {
      const actorId = accountOf(caller);
      const codes = Array.from({ length: count }, () => newSeriesCode(series));
      const at = new Date(clock.now());
      await db.transaction(async (tx) => {
        const repository = new VoucherSeriesRepository(tx);
        if (!(await repository.isSeries(series)))
          throw invalidFields([issueOf('params.id', series, 'a series of vouchers.json')]);
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
