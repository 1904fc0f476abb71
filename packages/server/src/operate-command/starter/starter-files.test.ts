import { LANGUAGES } from '@footlight/i18n';
import { expect, it } from 'vitest';
import { starterFiles } from './starter-files.js';

type Texts = Readonly<Record<string, string>>;

const filesIn = (languages: readonly [string, ...string[]]) => {
  const files = starterFiles({
    name: 'Harbour TV',
    languages,
    administrator: { email: 'owner@harbour.example', password: 'a long password' },
  });
  return files['catalogue/words.json'] as {
    readonly roles: Readonly<Record<string, Texts>>;
  };
};

it('a new service has its first words in every language of the product', () => {
  const [first, ...others] = LANGUAGES;
  const { roles } = filesIn([first, ...others]);
  expect(Object.keys(roles['director'] ?? {})).toEqual([...LANGUAGES]);
  expect(Object.values(roles['director'] ?? {}).filter((word) => word === 'Director')).toHaveLength(1);
});

it('they are English in any other language, and those of the language for a tag with a region', () => {
  expect(filesIn(['de-AT', 'sv']).roles['director']).toEqual({ 'de-AT': 'Regie', sv: 'Director' });
});
