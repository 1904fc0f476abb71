import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../packages/server/src/database/database.js';
import { EXCLUSIVE, PASS, RATES, TITLES, VIEW, VOUCHERS, type Cut } from './sale.js';

const DAY_MS = 86_400_000;

const discountOf = (cut: Cut) =>
  'percent' in cut
    ? { type: 'percentage', percentage: cut.percent }
    : { type: 'amount', amount: cut.off, scale: 2 };

/** Adds what is sold to the demo: rates of tax that change, vouchers, a pass with dates, pay per view. */
export const stockShop = async ({ db }: OpenDatabase, epoch: number): Promise<void> => {
  const at = (day: number): string => new Date(epoch + day * DAY_MS).toISOString();
  const rates = RATES.map(({ country, fromDay, basisPoints }, index) => {
    const next = RATES.slice(index + 1).find((rate) => rate.country === country);
    return {
      country,
      basisPoints,
      inclusive: !EXCLUSIVE.has(country),
      reverseCharge: false,
      from: at(fromDay),
      until: next === undefined ? undefined : at(next.fromDay),
    };
  });
  const sell = (id: string, strategy: object, title: string) => [
    sql`update licences set purchase_strategy = ${JSON.stringify(strategy)}::jsonb where id = ${id}`,
    sql`update contents set licence_ids = array[${id}] where kind = 'VOD' and id = ${title}`,
  ];
  const changes = [
    sql`delete from offers where kind = 'tax-rate'`,
    sql`delete from vouchers`,
    ...rates.map(
      (rate, index) => sql`insert into offers (kind, id, position, data)
        values ('tax-rate', ${`rate-${index}`}, ${index}, ${JSON.stringify(rate)}::jsonb)`,
    ),
    ...Object.entries(VOUCHERS).map(
      ([code, { cut, renewals, uses, usesPerAccount }]) => sql`
        insert into vouchers (code, discount, licence_ids, life_time_repeat, uses, uses_per_account)
        values (${code}, ${JSON.stringify(discountOf(cut))}::jsonb, '["7001","7002","7003"]'::jsonb,
          ${renewals}, ${uses}, ${usesPerAccount})`,
    ),
    ...sell(
      PASS.id,
      { type: 'FIXED_DATE', startsAt: at(PASS.startDay), endsAt: at(PASS.endDay) },
      TITLES.pass,
    ),
    ...sell(
      VIEW.id,
      {
        type: 'PPV',
        lasts: `PT${VIEW.hours}H`,
        lastsFrom: 'FIRST_PLAY',
        startWithin: `P${VIEW.startWithinDays}D`,
      },
      TITLES.view,
    ),
  ];
  // oxlint-disable-next-line no-await-in-loop
  for (const change of changes) await db.execute(change);
};
