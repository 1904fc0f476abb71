import { createTranslate, loadPlayerLazyCatalogue, type PlayerLabelKey } from '@footlight/i18n';
import { describe, expect, it } from 'vitest';
import { fullTrackName, trackName } from './track-names.js';

const contextIn = async (language: string) => ({
  t: createTranslate<PlayerLabelKey>(await loadPlayerLazyCatalogue(language), language),
  language,
});

describe('trackName', () => {
  it('keeps the label of the stream, in the language of the track', async () => {
    const context = await contextIn('en');
    expect(trackName(context, { id: '1', language: 'es', label: 'Español' })).toEqual({
      label: 'Español',
      language: 'es',
    });
  });

  it.each([
    ['en', 'Spanish'],
    ['pt', 'espanhol'],
  ])('names a language in that of the viewer: %s', async (language, label) => {
    const context = await contextIn(language);
    expect(trackName(context, { id: '1', language: 'es', label: 'es' })).toEqual({ label });
    expect(trackName(context, { id: '1', language: 'es', label: '' })).toEqual({ label });
  });

  it('says what describes the picture, and what describes sounds', async () => {
    const context = await contextIn('es');
    const described = { id: '1', language: 'en', label: 'English', role: 'description' } as const;
    expect(fullTrackName(context, described)).toBe('English (Audiodescripción)');
    expect(fullTrackName(context, { ...described, role: 'captions' })).toBe('English (Con sonidos)');
    expect(fullTrackName(context, { id: '1', language: 'not a tag', label: '' })).toBe('not a tag');
  });
});
