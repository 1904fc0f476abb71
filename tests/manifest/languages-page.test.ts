import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadMultiViewCatalogue,
  loadPlayerCatalogue,
  loadPlayerLazyCatalogue,
  namesFormat,
  LANGUAGES,
} from '@footlight/i18n';
import { expect, it } from 'vitest';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/languages.md'), 'utf8');

it('docs/languages.md lists every key with its English words', async () => {
  const catalogues = await Promise.all([
    loadPlayerCatalogue('en'),
    loadPlayerLazyCatalogue('en'),
    loadMultiViewCatalogue('en'),
  ]);
  const rows = Array.from(PAGE.matchAll(/^\| `(?<key>\w+)` \| (?<text>.*) \|$/gmu), ({ groups }) => [
    groups?.['key'],
    groups?.['text'],
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.assign({}, ...catalogues));
});

it('docs/languages.md names every language', () => {
  const names = namesFormat('en', { type: 'language' });
  for (const language of LANGUAGES) {
    expect(PAGE).toContain(names.of(language));
    expect(PAGE).toContain(`\`${language}\``);
  }
});
