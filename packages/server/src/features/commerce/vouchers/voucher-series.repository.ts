import { and, eq } from 'drizzle-orm';
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
}
