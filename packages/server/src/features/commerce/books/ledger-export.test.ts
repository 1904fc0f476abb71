import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../../testing/call.js';
import { signInDemo } from '../../../../testing/demo-application.js';
import { withSecondFactor } from '../../../../testing/second-factor.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { decimalOf, exportedParts } from './ledger-export.js';
import type { ExportedEntry } from './ledger-rows.repository.js';

/** The fields of a line without quoted line breaks. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^,]*))/gu)].map(
    ({ groups }) => groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain'] ?? '',
  );

const entry: ExportedEntry = {
  id: 'e-1',
  at: new Date('2026-11-21T20:00:00Z'),
  kind: 'charge',
  paymentId: 'p-1',
  refundId: null,
  movementId: null,
  invoice: 'Seller, “A” 7',
  currency: 'GBP',
  scale: 2,
  postings: [
    { account: 'receivable:card', amount: 999 },
    { account: 'revenue:a "plan";  x', amount: -999 },
  ],
};
const written = async (
  format: 'csv' | 'journal',
  pages: readonly (readonly ExportedEntry[])[],
): Promise<string> => {
  async function* each() {
    yield* pages;
  }
  const parts: string[] = [];
  for await (const part of exportedParts(format, each())) parts.push(part);
  return parts.join('');
};

// MONEY-107
describe('the files of the ledger', () => {
  it('write minor units as decimals', () => {
    expect([decimalOf(999, 2), decimalOf(-5, 2), decimalOf(980, 0), decimalOf(1234, 3)]).toEqual([
      '9.99',
      '-0.05',
      '980',
      '1.234',
    ]);
  });

  it('quote what CSV needs to be quoted', async () => {
    const [, debit = '', credit = ''] = (await written('csv', [[entry]])).split('\r\n');
    expect(fieldsOf(debit)).toEqual([
      'e-1',
      '2026-11-21T20:00:00.000Z',
      'charge',
      'receivable:card',
      '9.99',
      '',
      'GBP',
      'Seller, “A” 7',
      'p-1',
      '',
      '',
    ]);
    expect(fieldsOf(credit)[3]).toBe('revenue:a "plan";  x');
  });

  it('write entries of a journal, whose accounts contain no separators', async () => {
    expect(await written('journal', [[entry]])).toContain(`
2026-11-21 * charge  ; entry:e-1, invoice:Seller  “A” 7, payment:p-1
    receivable:card  9.99 GBP
    revenue:a "plan"_ x  -9.99 GBP
`);
  });
});

describeDemoOnBothEngines('the exported ledger', ({ database }) => {
  let shop: PayingDemo;
  let admin: string;

  beforeAll(async () => {
    shop = await createPayingDemo(database());
    admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
  });
  afterAll(() => shop.app.close());

  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  const file = async (query: string): Promise<string> => {
    const { statusCode, body } = await shop.app.inject({
      method: 'GET',
      url: `/api/v2/admin/ledger?${query}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(statusCode).toBe(200);
    return body;
  };

  // MONEY-107
  it('has every posting of its days once, with invoices, also over several pages', async () => {
    const first = await shop.bought();
    await shop.refund(admin, first.paymentId, 300);
    const { db } = database();
    const at = new Date(shop.clock.now()).toISOString();
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into ledger_entries (id, at, kind, provider_id, movement_id)
        select 'many-' || i, ${at}::timestamptz, 'fee', 'fake', 'txn-' || i from generate_series(1, 1200) i`);
      await tx.execute(sql`insert into ledger_lines (entry_id, account, amount, currency, scale)
        select 'many-' || i, account, sign, 'GBP', 2 from generate_series(1, 1200) i,
          (values ('receivable:fake', -1), ('fees:fake', 1)) as of (account, sign)`);
    });
    const today = day(shop.clock.now());
    const lines = (await file(`from=${today}&to=${today}`)).trimEnd().split('\r\n');
    const rows = lines.slice(1).map(fieldsOf);
    const { rows: counted } = await db.execute<{ all: string }>(
      sql`select count(*) as all from ledger_lines`,
    );
    expect(rows).toHaveLength(Number(counted[0]?.all));
    expect(new Set(rows.map(([id, , , account]) => `${id} ${account}`)).size).toBe(rows.length);
    const cents = (text: string | undefined): number => Math.round(Number(text ?? '0') * 100);
    expect(rows.reduce((sum, row) => sum + cents(row[4]) - cents(row[5]), 0)).toBe(0);
    const charge = rows.find((row) => row[2] === 'charge' && row[8] === first.paymentId);
    expect(charge?.[7]).toMatch(/ 1$/u);
    expect(rows.find((row) => row[2] === 'refund')?.[7]).toMatch(/ 2$/u);
    const journal = await file(`from=${today}&to=${today}&format=journal`);
    expect(journal.match(/^\d{4}-\d{2}-\d{2} \* /gmu)).toHaveLength(1202);
    expect(await file('from=2001-01-01&to=2001-12-31')).toBe(`${lines[0]}\r\n`);
  });

  it('refuses a period that ends before it begins', async () => {
    const { status, body } = await call(
      shop.app,
      'GET',
      '/api/v2/admin/ledger?from=2026-02-01&to=2026-01-01',
      {
        token: admin,
      },
    );
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('2026-02-01 or later');
  });
});
