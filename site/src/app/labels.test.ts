import { LANGUAGES, createTranslate, directionOf } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { describe, expect, it } from 'vitest';
import { createLabels } from './labels.js';

describe('createLabels', () => {
  it('uses the labels of the service, and shows the key of a missing one', async () => {
    const { t, language, direction } = await createLabels({ live: 'Al aire' }, 'es', 'ltr');
    expect([t('live'), t('purchase'), language, direction]).toEqual(['Al aire', 'purchase', 'es', 'ltr']);
  });

  // PAGE-20
  it('falls back to the built-in labels if the service has none', async () => {
    const { t } = await createLabels({}, 'es', 'ltr');
    expect(t('live')).toBe(catalogues.es['live']);
  });

  it('does not escape interpolated values, since React escapes them', async () => {
    const { t } = await createLabels({}, 'en', 'ltr');
    expect(t('nextItems', { title: 'Salt & <Sea>: 1.2' })).toBe('More: Salt & <Sea>: 1.2');
  });

  it('resolves references to other labels, and interpolates values', async () => {
    const words = { live: 'Now: $t(play)', play: 'Play', nextItems: 'More: {{ title }}' };
    const { t } = await createLabels(words, 'en', 'ltr');
    expect([t('play'), t('live')]).toEqual(['Play', 'Now: Play']);
    expect(t('nextItems', { title: 'Salt' })).toBe('More: Salt');
  });

  it.each(LANGUAGES)('pluralises in %s as the elements do', async (language) => {
    const { t } = await createLabels(catalogues[language], language, directionOf(language));
    const other = createTranslate(catalogues[language], language);
    for (const count of [0, 1, 2, 3, 11, 100, 1_000_000])
      for (const key of ['seasonCount', 'episodeCount', 'videoCount'] as const) {
        expect(t(key, { count })).toBe(other(key, { count }));
        expect(t(key, { count })).not.toContain('Count');
      }
  });
});
