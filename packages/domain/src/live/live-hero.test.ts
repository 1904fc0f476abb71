import type { ContentItem, Programme } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { newOnAir, programmeOfClick } from './live-hero.js';

const AT = Date.parse('2026-11-21T20:30:00.000Z');
const minutes = (count: number): string => new Date(AT + count * 60_000).toISOString();
const programme = { id: 'p', title: 'News', startDate: minutes(-10), endDate: minutes(20) } as Programme;
const info = (currentProgramme: Programme | null) => ({
  programmingInfo: { currentProgramme, nextProgramme: null, channelLogoUrl: null },
});

describe('a click on a live hero', () => {
  // LIVE-1
  it('opens the current programme', () => {
    expect(programmeOfClick({ live: true, ...info(programme) }, true, AT)).toBe(programme);
  });

  // LIVE-1
  it('opens the event without a current programme, before it is live, or without guide playback', () => {
    const over = { ...programme, endDate: minutes(-1) };
    expect(programmeOfClick({ live: true, ...info(null) }, true, AT)).toBeNull();
    expect(programmeOfClick({ live: true, ...info(over) }, true, AT)).toBeNull();
    expect(programmeOfClick({ live: false, ...info(programme) }, true, AT)).toBeNull();
    expect(programmeOfClick({ live: true, ...info(programme) }, false, AT)).toBeNull();
    expect(programmeOfClick({ live: true }, true, AT)).toBeNull();
  });
});

describe('events that have gone live', () => {
  const event = (id: string, start: string, live = true) => ({ id, live, startDate: start }) as ContentItem;

  // LIVE-2
  it('are those that were not known and started recently, newest first', () => {
    const events = [event('1', minutes(-3)), event('2', minutes(-1)), event('3', minutes(-2))];
    expect(newOnAir(events, new Set(['3']), AT).map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('exclude events that started long ago, have not started or are not live', () => {
    const events = [event('1', minutes(-60)), event('2', minutes(5)), event('3', minutes(-1), false)];
    expect(newOnAir(events, new Set(), AT)).toEqual([]);
  });
});
