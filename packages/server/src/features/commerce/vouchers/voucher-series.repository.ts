import { and, eq, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { insertRows } from '../../../database/row-sets.js';
import { voucherCodes, vouchers } from '../../../database/schema/licences.js';

export class VoucherSeriesRepository extends Repository {
  async isSeries(code: string): Promise<boolean> {
    const rows = await this.db
      .select({ code: vouchers.code })
      .from(vouchers)
      .where(and(eq(vouchers.code, code), eq(vouchers.series, true)));
    return rows.length > 0;
  }

  async add(series: string, hashes: readonly string[], createdAt: Date): Promise<void> {
    await insertRows(
      this.db,
      voucherCodes,
      hashes.map((hash) => ({ hash, series, createdAt })),
    );
  }

  /** The series of the realm, with the numbers of codes that were generated and used. */
  async list(): Promise<{ id: string; issued: number; used: number }[]> {
    const { rows } = await this.db.execute<{ id: string; issued: string; used: string }>(sql`
      select v.code as id,
        (select count(*) from voucher_codes c where c.series = v.code) as issued,
        (select count(distinct u.code) from voucher_uses u left join payments p on p.id = u.payment_id
          where starts_with(u.code, v.code || '-')
            and (p.status is null or p.status not in ('declined', 'abandoned'))) as used
      from vouchers v where v.series order by v.code`);
    return rows.map(({ id, issued, used }) => ({ id, issued: Number(issued), used: Number(used) }));
  }
}
