import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from './database.js';
import { describeWithDatabase } from '../../testing/engines.js';
import { TimedListsRepository } from '../features/content/timed-lists.repository.js';
import { GuideRepository } from '../features/guide/guide.repository.js';

const PAGE = 20;
const NOW = new Date('2026-11-21T20:00:00Z');
const HOUR_MS = 3_600_000;

/** Adds channels with seven days of one-hour programmes each. */
const fill = async (db: Database, channels: number): Promise<void> => {
  await db.execute(sql`
    insert into artworks (slug, dominant_colour, kinds) values ('a', '#000000', '{}') on conflict do nothing`);
  await db.execute(sql`
    insert into programme_templates (id, texts, search_text)
    values ('t', '{"en":{"title":"T","description":""}}', 't') on conflict do nothing`);
  await db.execute(sql`
    insert into contents (kind, id, artwork, texts, position, access, online_playback)
    select 'CHANNEL', 'c' || n, 'a', jsonb_build_object('en', jsonb_build_object('title', 'Channel ' || n)), n, 'everyone', 'AVAILABLE'
    from generate_series(1, ${channels}) as n on conflict do nothing`);
  await db.execute(sql`
    insert into programmes (id, channel_id, template_id, starts_at, ends_at)
    select 'p' || n || '-' || h, 'c' || n, 't',
      ${NOW.toISOString()}::timestamptz + (h - 24) * interval '1 hour',
      ${NOW.toISOString()}::timestamptz + (h - 23) * interval '1 hour'
    from generate_series(1, ${channels}) as n, generate_series(0, 167) as h on conflict do nothing`);
  await db.execute(sql`analyze`);
};

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows read by the leaf nodes of a plan, including filtered ones. */
const rowsRead = (plan: Plan): number => {
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return plan.Plans === undefined ? own : plan.Plans.reduce((sum, one) => sum + rowsRead(one), 0);
};

const readBy = async (db: Database, query: { getSQL: () => ReturnType<typeof sql> }): Promise<number> => {
  const result = await db.execute(sql`explain (analyze, format json) ${query.getSQL()}`);
  const [row] = (result as unknown as { rows: { 'QUERY PLAN': readonly { Plan: Plan }[] }[] }).rows;
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('The database gave no plan.');
  return rowsRead(plan);
};

describeWithDatabase('the cost of the guide’s queries', ({ database }) => {
  // GUIDE-20
  it('is about the same for a page in the middle of 100 channels and of 400', async () => {
    const { db } = database();
    const guide = new GuideRepository(db);
    const lists = new TimedListsRepository(db);
    const view = { caller: { accountId: null }, country: 'GB', language: 'en' } as never;
    const request = { list: 'channels', view, filter: { displayGeoblocked: true }, now: NOW } as never;
    const costs: number[][] = [];
    for (const channels of [100, 400]) {
      await fill(db, channels);
      const lastSeen = `c${channels / 2}`;
      const keys = await lists.page(request, { size: PAGE, lastSeen });
      expect(keys.map(({ id }) => id).slice(0, 2)).toEqual([`c${channels / 2 + 1}`, `c${channels / 2 + 2}`]);
      const ids = keys.slice(0, PAGE).map(({ id }) => id);
      expect(await guide.between(ids, NOW, new Date(NOW.getTime() + 6 * HOUR_MS))).toHaveLength(6 * PAGE);
      expect(await guide.notOver(ids, NOW, 2)).toHaveLength(2 * PAGE);
      costs.push([
        await readBy(db, lists.page(request, { size: PAGE, lastSeen }) as never),
        await readBy(db, guide.between(ids, NOW, new Date(NOW.getTime() + 6 * HOUR_MS)) as never),
        await readBy(db, guide.notOver(ids, NOW, 2) as never),
      ]);
    }
    const [few = [], many = []] = costs;
    for (const [place, rows] of many.entries())
      expect(rows).toBeLessThanOrEqual((few[place] ?? 0) * 1.2 + PAGE);
  });
});
