import { describe, expect, it } from 'vitest';
import type { CatalogueChannels } from './catalogue-pages.schemas.js';
import { channelDay, dayOf } from './guide-days.js';

const DAY_MS = 86_400_000;
const words = { en: { title: 'A', description: 'B' } };
const catalogue: CatalogueChannels = {
  formats: {
    radio: {
      description: { en: 'Radio' },
      programmes: [
        { id: 'long', minutes: 100, texts: words, episodic: true },
        { id: 'short', minutes: 35, texts: words },
      ],
    },
  },
  channels: ['6001', '6002'].map((id) => ({
    id,
    name: { en: id },
    format: 'radio',
    artwork: 'a',
    film: 'f',
  })),
};
const today = dayOf(Date.parse('2026-11-21T15:00:00Z'));

/** The guide of all channels for the days `from` to `to`, inclusive. */
const guideDays = (from: number, to: number) =>
  catalogue.channels.flatMap((channel, index) =>
    Array.from({ length: to - from + 1 }, (_, offset) =>
      channelDay(catalogue, channel, index, from + offset),
    ).flat(),
  );

describe('channelDay', () => {
  it('fills each day of each channel without gaps or overlaps', () => {
    const programmes = guideDays(today, today + 2);
    for (const channelId of ['6001', '6002']) {
      const own = programmes.filter((programme) => programme.channelId === channelId);
      expect(own[0]?.startsAt).toBe(today * DAY_MS);
      expect(own.at(-1)?.endsAt).toBe((today + 3) * DAY_MS);
      expect(own.slice(1).map(({ startsAt }) => startsAt)).toEqual(
        own.slice(0, -1).map(({ endsAt }) => endsAt),
      );
    }
  });

  it('generates the same day, regardless of the surrounding days', () => {
    const alone = guideDays(today, today);
    const among = guideDays(today - 3, today + 3);
    const start = today * DAY_MS;
    expect(among.filter(({ startsAt }) => startsAt >= start && startsAt < start + DAY_MS)).toEqual(alone);
  });

  it('gives every programme a unique id, and every episode a number', () => {
    const programmes = guideDays(today, today + 6);
    expect(new Set(programmes.map(({ id }) => id)).size).toBe(programmes.length);
    expect(programmes[0]).toMatchObject({ id: '6001-20261121-00' });
    const episodes = programmes.filter(({ templateId }) => templateId === 'radio:long');
    expect(episodes.every(({ episode }) => episode !== null)).toBe(true);
  });
});
