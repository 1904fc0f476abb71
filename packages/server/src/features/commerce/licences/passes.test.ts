import type { ResponseOf } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeDemo('passes', ({ database }) => {
  let shop: PayingDemo;

  beforeAll(async () => {
    shop = await createPayingDemo(database());
  });
  afterAll(() => shop.app.close());
  beforeEach(() => shop.provider.answer('succeeds'));

  const sell = (licenceId: string, strategy: object) =>
    database().db.execute(
      sql`update licences set purchase_strategy = ${JSON.stringify(strategy)}::jsonb where id = ${licenceId}`,
    );
  const open = (...licenceIds: string[]) =>
    database().db.execute(
      sql`update contents set licence_ids = ${sql.raw(`array['${licenceIds.join("','")}']`)} where kind = 'VOD' and id = '1003'`,
    );
  const held = async (token: string, licenceId: string) =>
    (await shop.licences(token)).find(({ id }) => id === licenceId)?.licenceStatus;
  const inMs = (ms: number): string => new Date(shop.clock.now() + ms).toISOString();

  // MONEY-128
  it('pay per view lasts from its first playback, and can be bought again when it is over', async () => {
    await sell('7004', { type: 'PPV', lasts: 'PT48H', lastsFrom: 'FIRST_PLAY', startWithin: 'P30D' });
    await open('7004');
    const { token, cardId } = await shop.bought('7004');
    expect((await held(token, '7004'))?.expiryTimestamp).toBe(inMs(30 * DAY_MS));
    shop.clock.advance(5 * DAY_MS);
    expect(await shop.plays(token)).toBe(200);
    const ends = inMs(48 * HOUR_MS);
    expect((await held(token, '7004'))?.expiryTimestamp).toBe(ends);
    shop.clock.advance(47 * HOUR_MS);
    expect(await shop.plays(token)).toBe(200);
    expect((await held(token, '7004'))?.expiryTimestamp).toBe(ends);
    expect(
      errorOf(await call(shop.app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7004' } })),
    ).toEqual({ status: 409, code: 'LICENCE_STATE_CONFLICT' });
    shop.clock.advance(HOUR_MS);
    expect(await shop.plays(token)).toBe(403);
    await shop.basket(token, '7004');
    expect((await shop.pay(token, cardId)).status).toBe(200);
    expect(await shop.plays(token)).toBe(200);
  });

  // MONEY-128
  it('pay per view that is not begun in time is over', async () => {
    await sell('7004', { type: 'PPV', lasts: 'PT48H', lastsFrom: 'FIRST_PLAY', startWithin: 'P30D' });
    await open('7004');
    const { token } = await shop.bought('7004');
    shop.clock.advance(30 * DAY_MS);
    expect(await shop.plays(token)).toBe(403);
  });

  // MONEY-128
  it('a title that a plan opens as well begins nothing', async () => {
    await sell('7004', { type: 'PPV', lasts: 'PT48H', lastsFrom: 'FIRST_PLAY' });
    await open('7004', '7001');
    const { token, cardId } = await shop.bought('7004');
    await shop.basket(token, '7001');
    await shop.pay(token, cardId);
    expect(await shop.plays(token)).toBe(200);
    expect((await held(token, '7004'))?.expiryTimestamp).toBeNull();
  });

  // MONEY-128
  it('pay per view can last from the purchase, or for ever', async () => {
    await open('7004');
    await sell('7004', { type: 'PPV', lasts: 'P2D' });
    const { token } = await shop.bought('7004');
    expect((await held(token, '7004'))?.expiryTimestamp).toBe(inMs(2 * DAY_MS));
    await sell('7004', { type: 'PPV' });
    const other = await shop.bought('7004');
    expect(await shop.plays(other.token)).toBe(200);
    expect((await held(other.token, '7004'))?.expiryTimestamp).toBeNull();
  });

  // MONEY-127
  it('a pass with dates that is bought in advance begins at its first moment, and ends at its last', async () => {
    const [startsAt, endsAt] = [inMs(10 * DAY_MS), inMs(40 * DAY_MS)];
    await sell('7005', { type: 'FIXED_DATE', startsAt, endsAt });
    await open('7005');
    const { token } = await shop.bought('7005');
    expect(await held(token, '7005')).toMatchObject({ status: 'ACTIVE', startsAt, expiryTimestamp: endsAt });
    expect(await shop.plays(token)).toBe(403);
    expect(
      errorOf(await call(shop.app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7005' } })).code,
    ).toBe('LICENCE_STATE_CONFLICT');
    shop.clock.advance(10 * DAY_MS);
    expect(await shop.plays(token)).toBe(200);
    expect(await held(token, '7005')).toMatchObject({ startsAt: null, expiryTimestamp: endsAt });
    shop.clock.advance(30 * DAY_MS);
    expect(await shop.plays(token)).toBe(403);
    const { body } = await call(shop.app, 'GET', '/api/v2/licence', { token });
    const sold = (body as ResponseOf<'listLicences'>).licences.find(({ id }) => id === '7005');
    expect(sold?.purchase).toBe('NOT_ALLOWED');
    expect(
      errorOf(await call(shop.app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7005' } })).code,
    ).toBe('LICENCE_NOT_FOUND');
  });
});
