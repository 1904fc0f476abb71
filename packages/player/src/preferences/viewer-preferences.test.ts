import { describe, expect, it } from 'vitest';
import { readPreferences } from './viewer-preferences.js';

describe('readPreferences', () => {
  const all = {
    volume: 40,
    muted: true,
    playbackRate: 1.5,
    subtitleLanguage: 'pt-BR',
    audioLanguage: 'es',
    skipSetting: 'auto',
    autoAdvance: false,
    captionAppearance: { size: 150, edge: 'outline', colour: '#ffff00' },
  };

  it('returns all preferences that a player saved', () => {
    expect(readPreferences(all)).toEqual(all);
    expect(readPreferences({ subtitleLanguage: null })).toEqual({ subtitleLanguage: null });
  });

  it.each([
    ['null', null],
    ['a string', 'volume=40'],
    ['a list', [40, true]],
    [
      'invalid values',
      { volume: 101, muted: 'yes', playbackRate: 17, audioLanguage: null, skipSetting: 'sometimes' },
    ],
    ['invalid languages', { subtitleLanguage: '<b>', audioLanguage: 7 }],
    ['names of inherited object properties', { constructor: 1, toString: 2 }],
  ])('returns no preferences for %s', (_name, value) => {
    expect(readPreferences(value)).toEqual({});
  });

  it('keeps only the valid parts of a caption appearance', () => {
    const captionAppearance = { size: 1000, font: 'papyrus', colour: 'url(x)', edge: 'raised', opacity: -1 };
    expect(readPreferences({ captionAppearance })).toEqual({ captionAppearance: { edge: 'raised' } });
  });
});
