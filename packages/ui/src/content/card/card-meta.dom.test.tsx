import type { ContentItem } from '@footlight/contract';
import type { Language } from '@footlight/i18n';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatStart } from '../../labels/durations.js';
import { film } from '../../testing/content.js';
import { inLanguage } from '../../testing/in-language.js';
import { CardMeta } from './card-meta.js';

const wordsOf = (
  change: Partial<ContentItem>,
  language: Language = 'en',
  startsAt: number | null = null,
): string => {
  const { duration: _none, ...bare } = film();
  const item: ContentItem = { ...bare, ...change };
  return render(inLanguage(<CardMeta item={item} startsAt={startsAt} />, language)).container.textContent;
};

const episodeInformation = {
  episodeNumber: 3,
  seasonNumber: 2,
  seasonTitle: 'Season 2',
  seasonId: '4002',
  seriesId: '5001',
  seriesTitle: 'Ember Road',
};
const currentProgramme = {
  id: 'p1',
  title: 'Evening tide',
  description: '',
  episode: null,
  startDate: '2026-11-21T20:00:00.000Z',
  endDate: '2026-11-21T21:00:00.000Z',
  thumbnailUrl: null,
};

afterEach(cleanup);

describe('CardMeta', () => {
  it.each<[string, Partial<ContentItem>, string]>([
    ['a film', { type: 'VOD', genre: 'Drama', duration: 5520 }, 'Drama · 1 hr 32 min'],
    ['a film of unknown length', { type: 'VOD', genre: 'Drama' }, 'Drama'],
    ['an episode', { type: 'VOD', genre: 'Drama', episodeInformation, duration: 46 }, 'S2 E3 · 46 sec'],
    ['a series', { type: 'SERIES', itemCount: 2 }, 'Series · 2 seasons'],
    ['a series of one season', { type: 'SERIES', itemCount: 1 }, 'Series · 1 season'],
    ['a series of unknown size', { type: 'SERIES' }, 'Series'],
    ['a season', { type: 'SEASON', itemCount: 8 }, '8 episodes'],
    ['a playlist', { type: 'PLAYLIST', itemCount: 4 }, 'Playlist · 4 videos'],
    [
      'a live event',
      {
        type: 'LIVE_EVENT',
        programmingInfo: { currentProgramme, nextProgramme: null, channelLogoUrl: null },
      },
      'Evening tide',
    ],
    [
      'a channel without a current programme',
      {
        type: 'CHANNEL',
        programmingInfo: { currentProgramme: null, nextProgramme: null, channelLogoUrl: null },
      },
      '',
    ],
    ['a section', { type: 'SECTION', itemCount: 4 }, ''],
    ['news', { type: 'NEWS', genre: 'Sport' }, ''],
  ])('describes %s', (_kind, change, words) => {
    expect(wordsOf(change)).toBe(words);
  });

  it.each<[Language, string]>([
    ['en', 'Series · 1 season'],
    ['es', 'Serie · 1 temporada'],
    ['pt', 'Série · 1 temporada'],
    // Each fact is isolated, because one may be in another language.
    ['ar', '\u2068مسلسل\u2069 · \u2068موسم واحد\u2069'],
  ])('is localised in %s', (language, words) => {
    expect(wordsOf({ type: 'SERIES', itemCount: 1 }, language)).toBe(words);
  });

  it('shows only the start of an upcoming title', () => {
    const startsAt = Date.parse('2026-11-22T20:00:00.000Z');
    const change = { type: 'VOD', genre: 'Drama', duration: 46 } as const;
    expect(wordsOf(change, 'en', startsAt)).toBe(formatStart(startsAt, 'en'));
    cleanup();
    expect(wordsOf(change, 'ar', startsAt)).toBe(formatStart(startsAt, 'ar'));
  });
});
