import { beforeAll, describe, expect, it } from 'vitest';
import { directionOf, LANGUAGES, nearestLanguage } from './languages.js';
import { loadMultiViewCatalogue } from './loading/load-multi-view-catalogue.js';
import { loadPlayerCatalogue, loadPlayerLazyCatalogue } from './loading/load-player-catalogue.js';
import { createTranslate, type Labels } from './translate.js';

const FORM = /_(?:zero|one|two|few|many|other)$/u;
const stem = (key: string): string => key.replace(FORM, '');
const placeholders = (words: string): string[] =>
  [...words.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => name).toSorted();

const PARTS = [
  ['first words', loadPlayerCatalogue],
  ['menus, panels and cards', loadPlayerLazyCatalogue],
  ['multi-view', loadMultiViewCatalogue],
] as const;

const allOf = async (language: string): Promise<Labels> =>
  Object.assign({}, ...(await Promise.all(PARTS.map(([, load]) => load(language)))));

/** Numbers that occur in the player: seconds of a countdown and of a seek. */
const NUMBERS = Array.from({ length: 101 }, (_, number) => number);

// PLAY-52
describe('the languages of the player', () => {
  it('are fourteen, each with its own words', async () => {
    expect(LANGUAGES).toHaveLength(14);
    const play = await Promise.all(LANGUAGES.map(async (language) => (await allOf(language))['playerPlay']));
    expect(new Set(play).size).toBeGreaterThan(11);
  });

  it.each([
    ['de-AT', 'de'],
    ['fr-CA', 'fr'],
    ['zh-Hant-TW', 'zh'],
    ['pt-BR', 'pt'],
    ['en-GB', 'en'],
    ['deu', 'de'],
    ['sv', 'en'],
  ])('%s is shown in %s', async (tag, language) => {
    expect(nearestLanguage(tag)).toBe(language);
    expect(await allOf(tag)).toEqual(await allOf(language));
  });

  it('are written from right to left only in Arabic', () => {
    expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  });
});

describe.each(LANGUAGES)('PLAY-52: the player in %s', (language) => {
  let english: Labels = {};
  let words: Labels = {};
  beforeAll(async () => {
    english = await allOf('en');
    words = await allOf(language);
  });

  it('has words for every English key and no others', () => {
    const stems = (keys: string[]) => [...new Set(keys.map(stem))].toSorted();
    expect(stems(Object.keys(words))).toEqual(stems(Object.keys(english)));
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has the placeholders of the English words, and nothing that is not replaced', () => {
    const wrong = Object.entries(words).filter(([key, text]) => {
      const expected = placeholders(english[`${stem(key)}_other`] ?? english[key] ?? '');
      // A form for one number may say it in words.
      const found = new Set([...placeholders(text), ...(FORM.test(key) ? ['count'] : [])]);
      return (
        String([...found].toSorted()) !== String(expected) ||
        /[{}]/u.test(text.replaceAll(/\{\{\w+\}\}/gu, ''))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has the plural form of each number', () => {
    const t = createTranslate(words, language);
    const rules = new Intl.PluralRules(language);
    const plurals = [
      ...new Set(
        Object.keys(english)
          .filter((key) => FORM.test(key))
          .map(stem),
      ),
    ];
    expect(plurals.length).toBeGreaterThan(2);
    const needed = new Set(NUMBERS.map((number) => rules.select(number)));
    // No label says that nothing is left, so that Arabic needs no form for zero everywhere.
    needed.delete('zero');
    for (const key of plurals) {
      for (const form of needed) expect(Object.keys(words)).toContain(`${key}_${form}`);
      expect(t(key, { count: 5, title: '' })).toContain('5');
    }
  });

  it('leaves no English words', () => {
    const same = Object.entries(words).filter(
      ([key, text]) => text === english[key] && text.split(' ').length > 3,
    );
    expect(same.length === 0 || language === 'en').toBe(true);
  });
});
