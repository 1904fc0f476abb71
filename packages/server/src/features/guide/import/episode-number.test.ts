import { describe, expect, it } from 'vitest';
import { episodeNumber } from './episode-number.js';

describe('episodeNumber', () => {
  it.each([
    [{ xmltv_ns: '1 . 4/12 . 0/1' }, { season: 2, episode: '5/12' }],
    [{ xmltv_ns: '.11.' }, { season: null, episode: '12' }],
    [{ xmltv_ns: '2..' }, { season: 3, episode: null }],
    [
      { xmltv_ns: '..', onscreen: 'Ep. 7' },
      { season: null, episode: '7' },
    ],
    [{ onscreen: 'S02E05' }, { season: 2, episode: '5' }],
    [{ onscreen: 'Season 2, Episode 05' }, { season: 2, episode: '5' }],
    [{ onscreen: '#103 (2)' }, { season: null, episode: '#103 (2)' }],
    [{ onscreen: 'x'.repeat(40) }, { season: null, episode: null }],
    [{}, { season: null, episode: null }],
  ])('reads %j', (numbers, expected) => {
    expect(episodeNumber(new Map(Object.entries(numbers)))).toEqual(expected);
  });
});
