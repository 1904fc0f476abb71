import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import type { Row, Section } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSectionStore, type SectionStore } from './section.store.js';
import { createStillClock, examples, ids, items, startPair } from './testing/fixtures.js';

const row = (bucketId: string, more: Partial<Row> = {}): Row => ({
  ...examples.row,
  bucketId,
  items: items(1, 10),
  paging: { moreDataAvailable: true, lastSeen: '10' },
  ...more,
});

const section = (buckets: Row[], more: boolean): Section => ({
  ...examples.section,
  buckets,
  paging: { moreDataAvailable: more, lastSeen: buckets.at(-1)?.bucketId ?? null },
});

let service: ContractService;
let client: Client;
let store: SectionStore;
const state = () => store.getState();
const rowOf = (bucketId: string): Row => {
  const found = state().section?.buckets.find((bucket) => bucket.bucketId === bucketId);
  if (found === undefined) throw new Error(`no row ${bucketId}`);
  return found;
};

beforeEach(async () => {
  ({ service, client } = await startPair());
  store = createSectionStore({ client, clock: createStillClock() });
  service.answers.getSection = ({ query }) =>
    query.lastSeen === undefined
      ? section([row('films'), row('guide', { type: 'EPG_NOW_NEXT' })], true)
      : section([row('series')], false);
  service.answers.getBucketPage = ({ params, body }) => {
    const from = Number(body.bucketProps.lastSeen) + 1;
    return row(params.bucketId, {
      items: items(from, 5),
      paging: { moreDataAvailable: false, lastSeen: String(from + 4) },
    });
  };
});
afterEach(() => service.stop());

describe('a section', () => {
  it('holds its rows; further rows append until the end', async () => {
    await state().load('home');
    await state().loadMore();
    expect(state().section?.buckets.map(({ bucketId }) => bucketId)).toEqual(['films', 'guide', 'series']);
    await state().loadMore();
    expect(service.names()).toEqual(['getSection', 'getSection']);
  });

  it('shows itself again within a minute without asking, and asks for another', async () => {
    await state().load('home');
    await state().load('home');
    expect(service.seen).toHaveLength(1);
    await state().load('films');
    expect(service.seen).toHaveLength(2);
    expect(state().id).toBe('films');
  });

  it('stands as it was left for whoever comes back, and is not asked for within a minute', async () => {
    await state().load('home');
    await state().loadRow('films');
    await state().loadMore();
    await state().load('series');
    const asked = service.seen.length;
    await state().load('home');
    expect(ids(rowOf('films').items)).toEqual(ids(items(1, 15)));
    expect(state().section?.buckets).toHaveLength(3);
    expect(state().status).toBe('ready');
    expect(service.seen).toHaveLength(asked);
  });

  it('is renewed when it is old, and keeps what had been read further until its reader is another', async () => {
    const clock = { time: 0, now: () => clock.time };
    store = createSectionStore({ client, clock });
    await state().load('home');
    await state().loadRow('films');
    await state().load('series');
    clock.time += 61_000;
    const back = state().load('home');
    expect(ids(rowOf('films').items)).toEqual(ids(items(1, 15)));
    await back;
    expect(ids(rowOf('films').items)).toEqual(ids(items(1, 15)));
    service.answers.getSection = () => section([row('films', { items: items(3, 10) })], false);
    clock.time += 61_000;
    await state().load('home');
    expect(ids(rowOf('films').items)).toEqual(ids(items(3, 13)));
    await state().refresh();
    expect(ids(rowOf('films').items)).toEqual(ids(items(3, 10)));
  });

  it('waits with further rows until it is renewed, and fetches them then, once', async () => {
    const clock = { time: 0, now: () => clock.time };
    store = createSectionStore({ client, clock });
    await state().load('home');
    await state().load('series');
    clock.time += 61_000;
    const asked = service.seen.length;
    const back = state().load('home');
    await Promise.all([back, state().loadMore(), state().loadMore()]);
    expect(state().section?.buckets.map(({ bucketId }) => bucketId)).toEqual(['films', 'guide', 'series']);
    expect(state().more).toBe('ready');
    expect(service.seen).toHaveLength(asked + 2);
  });

  it('does not fetch further rows of a page that is left meanwhile', async () => {
    await state().load('home');
    const asked = service.seen.length;
    const again = state().refresh();
    const more = state().loadMore();
    state().leave();
    await Promise.all([again, more]);
    expect(state()).toMatchObject({ id: null, section: null, more: 'idle' });
    expect(service.seen.length).toBeLessThanOrEqual(asked + 1);
  });

  it('fetches further rows of what is held where it could not be renewed', async () => {
    const clock = { time: 0, now: () => clock.time };
    store = createSectionStore({ client, clock });
    await state().load('home');
    const { getSection } = service.answers;
    service.answers.getSection = () => {
      throw new Refusal('SECTION_NOT_FOUND');
    };
    clock.time += 61_000;
    const renewal = state().load('home');
    service.answers.getSection = (request) => {
      if (request.query.lastSeen === undefined) throw new Refusal('SECTION_NOT_FOUND');
      if (getSection === undefined) throw new Error('nobody answers');
      return getSection(request);
    };
    await Promise.all([renewal, state().loadMore()]);
    expect(state().status).toBe('failed');
    expect(state().section?.buckets).toHaveLength(3);
  });

  it('waits with further rows for the newest of several renewals, and fetches them once', async () => {
    await state().load('home');
    const asked = service.seen.length;
    const first = state().refresh();
    const more = state().loadMore();
    const second = state().refresh();
    await Promise.all([first, more, second]);
    expect(state().section?.buckets.map(({ bucketId }) => bucketId)).toEqual(['films', 'guide', 'series']);
    const further = service.seen.slice(asked).filter(({ query }) => 'lastSeen' in query);
    expect(further).toHaveLength(1);
  });

  for (const [end, part] of [
    ['left', () => state().leave()],
    ['reset', () => state().reset()],
    ['turned to another', () => void state().load('films')],
  ] as const)
    it(`comes to an end of waiting for a renewal that was cancelled as its page was ${end}`, async () => {
      await state().load('home');
      const again = state().refresh();
      const more = state().loadMore();
      part();
      await Promise.all([again, more]);
      expect(state().more).toBe('idle');
      expect(service.seen.every(({ query }) => !('lastSeen' in query))).toBe(true);
    });

  it('reads a row on that was being read when it was renewed', async () => {
    await state().load('home');
    const cut = state().loadRow('films');
    const again = state().refresh();
    expect(state().rows['films']).toBeUndefined();
    await Promise.all([cut, again]);
    await state().loadRow('films');
    expect(ids(rowOf('films').items)).toEqual(ids(items(1, 15)));
  });

  it('is put away when its page is left, hero and all, and stands again for whoever comes back', async () => {
    await state().load('home');
    await state().loadRow('films');
    state().leave();
    expect(state()).toMatchObject({ id: null, section: null, status: 'idle' });
    state().markFavourite('12', true);
    await state().load('home');
    expect(ids(rowOf('films').items)).toEqual(ids(items(1, 15)));
    expect(rowOf('films').items[11]?.favourite).toBe(true);
    expect(state().section?.heroes).not.toEqual([]);
    expect(service.names()).toEqual(['getSection', 'getBucketPage']);
  });

  it('forgets what was left once its reader is another', async () => {
    await state().load('home');
    await state().load('films');
    await state().refresh();
    const back = state().load('home');
    expect(state().section).toBeNull();
    await back;
  });

  it('says why it failed, and can be asked again', async () => {
    const { getSection } = service.answers;
    service.answers.getSection = () => {
      throw new Refusal('SECTION_NOT_FOUND');
    };
    await state().load('nowhere');
    expect(state()).toMatchObject({
      status: 'failed',
      failure: { code: 'SECTION_NOT_FOUND' },
      section: null,
    });
    if (getSection !== undefined) service.answers.getSection = getSection;
    await state().load('nowhere');
    expect(state()).toMatchObject({ status: 'ready', failure: null });
  });
});

describe('a row', () => {
  it('reads on, with the sizes of its kind', async () => {
    await state().load('home');
    await state().loadRow('films');
    await state().loadRow('guide');
    expect(ids(rowOf('films').items)).toEqual(ids(items(1, 15)));
    expect(state().rows['films']).toEqual({ status: 'ready', page: 1 });
    expect(service.seen.slice(1).map(({ body }) => body)).toEqual([
      {
        bucketProps: { resultPerPage: 10, lastSeen: '10', displayGeoblocked: false },
        sectionProps: { resultPerPage: 10, displayContentAvailableOnSignIn: true, displayGeoblocked: false },
      },
      {
        bucketProps: { resultPerPage: 10, lastSeen: '10', displayGeoblocked: false },
        sectionProps: { resultPerPage: 25, displayContentAvailableOnSignIn: true, displayGeoblocked: false },
      },
    ]);
  });

  it('is not read past its end, nor twice at once', async () => {
    await state().load('home');
    await Promise.all([state().loadRow('films'), state().loadRow('films')]);
    await state().loadRow('films');
    expect(service.names()).toEqual(['getSection', 'getBucketPage']);
  });

  it('counts its page down again on failure, never below 0, and leaves other rows alone', async () => {
    await state().load('home');
    service.answers.getBucketPage = () => {
      throw new Refusal('INTERNAL');
    };
    const failed = state().loadRow('films');
    expect(state().rows['films']).toEqual({ status: 'loading', page: 1 });
    await failed;
    expect(state().rows).toEqual({ films: { status: 'failed', page: 0 } });
    expect(state().status).toBe('ready');
    expect(rowOf('films').items).toHaveLength(10);
  });

  it('turns the heart of a video wherever it stands, the hero included', async () => {
    await state().load('home');
    const untouched = rowOf('guide').items[5];
    state().markFavourite('2', true);
    state().markFavourite('1001', true);
    expect(rowOf('films').items[1]?.favourite).toBe(true);
    expect(rowOf('guide').items[1]?.favourite).toBe(true);
    expect(rowOf('guide').items[5]).toBe(untouched);
    expect(state().section?.heroes[0]?.item.favourite).toBe(true);
  });
});
