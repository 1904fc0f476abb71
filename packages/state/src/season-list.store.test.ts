import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import type { SeasonSummary } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeasonListStore, type SeasonListStore } from './season-list.store.js';
import { startPair } from './testing/fixtures.js';

const season = (number: number): SeasonSummary => ({
  id: String(number),
  title: `Season ${number}`,
  seasonNumber: number,
  episodeCount: number % 7 === 0 ? 0 : 3,
});
const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

let service: ContractService;
let client: Client;
let store: SeasonListStore;
const state = () => store.getState();
const held = () => state().seasons.map(({ seasonNumber }) => seasonNumber);

beforeEach(async () => {
  ({ service, client } = await startPair());
  store = createSeasonListStore({ client });
  // A series of 60 seasons.
  service.answers.getAdjacentSeasons = ({ params, query }) => {
    const at = Number(params.seasonId);
    const size = Number(query.size);
    return {
      precedingSeasons: numbers(Math.max(1, at - size), at - 1).map(season),
      followingSeasons: numbers(at + 1, Math.min(60, at + size)).map(season),
    };
  };
});
afterEach(() => service.stop());

describe('the season list', () => {
  it('starts empty, and first holds the seasons around the current one', async () => {
    expect(state()).toMatchObject({ status: 'idle', seasons: [] });
    await state().load('5002', season(30));
    expect(held()).toEqual(numbers(5, 55));
    expect(state()).toMatchObject({ hasMoreBefore: true, hasMoreAfter: true });
  });

  it('extends forward and backward, and knows both ends', async () => {
    await state().load('5002', season(30));
    await state().loadForward();
    expect(held()).toEqual(numbers(5, 60));
    expect(state().hasMoreAfter).toBe(false);
    await state().loadBackward();
    expect(held()).toEqual(numbers(1, 60));
    expect(state().hasMoreBefore).toBe(false);
    await state().loadForward();
    await state().loadBackward();
    expect(service.seen).toHaveLength(3);
  });

  it('knows more before and after only when exactly twenty-five came', async () => {
    await state().load('5002', season(26));
    expect(state()).toMatchObject({ hasMoreBefore: true, hasMoreAfter: true });
    await state().load('5003', season(25));
    expect(state().hasMoreBefore).toBe(false);
  });

  it('ignores a new load while it is loading', async () => {
    await state().load('5002', season(30));
    await Promise.all([state().loadForward(), state().loadForward(), state().loadBackward()]);
    expect(service.seen).toHaveLength(2);
  });

  it('ignores a new load after an error, until it is emptied', async () => {
    service.answers.getAdjacentSeasons = () => {
      throw new Refusal('INTERNAL');
    };
    await state().load('5002', season(30));
    expect(state()).toMatchObject({ status: 'failed', fault: 'loadSeasons' });
    await state().load('5002', season(30));
    expect(service.seen).toHaveLength(1);
    state().reset();
    await state().load('5002', season(30));
    expect(service.seen).toHaveLength(2);
  });

  it('tells which load failed, and keeps its seasons', async () => {
    await state().load('5002', season(30));
    const { getAdjacentSeasons } = service.answers;
    service.answers.getAdjacentSeasons = () => {
      throw new Refusal('INTERNAL');
    };
    await state().loadBackward();
    expect(state()).toMatchObject({ status: 'failed', fault: 'loadPreviousSeasons' });
    expect(held()).toEqual(numbers(5, 55));
    state().reset();
    if (getAdjacentSeasons !== undefined) service.answers.getAdjacentSeasons = getAdjacentSeasons;
    await state().load('5002', season(30));
    service.answers.getAdjacentSeasons = () => {
      throw new Refusal('INTERNAL');
    };
    await state().loadForward();
    expect(state().fault).toBe('loadMoreSeasons');
  });

  it('stays when a season of it is chosen', async () => {
    await state().load('5002', season(30));
    await state().load('5002', season(31));
    expect(service.seen).toHaveLength(1);
  });

  it('tries anew what failed, and only that', async () => {
    const { getAdjacentSeasons } = service.answers;
    const down = () => {
      service.answers.getAdjacentSeasons = () => {
        throw new Refusal('INTERNAL');
      };
    };
    const up = () => {
      if (getAdjacentSeasons !== undefined) service.answers.getAdjacentSeasons = getAdjacentSeasons;
    };
    down();
    await state().load('5002', season(30));
    up();
    await state().retry();
    expect(held()).toEqual(numbers(5, 55));
    down();
    await state().loadBackward();
    up();
    await state().retry();
    expect(state()).toMatchObject({ status: 'ready', fault: null });
    expect(held()).toEqual(numbers(1, 55));
    await state().retry();
    expect(service.seen).toHaveLength(4);
  });
});
