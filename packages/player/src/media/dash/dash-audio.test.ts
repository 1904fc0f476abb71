import { expect, it } from 'vitest';
import { audioChoices } from './dash-audio.js';

const AUDIO_PURPOSE = 'urn:tva:metadata:cs:AudioPurposeCS:2007';
const track = (index: number, lang: string, more: object = {}) => ({
  index,
  id: null,
  lang,
  labels: [],
  roles: [],
  accessibility: [],
  ...more,
});

it('know tracks that describe the picture, and number those that would read alike', () => {
  expect(
    audioChoices([
      track(0, 'en'),
      track(1, 'en', { roles: [{ schemeIdUri: 'urn:mpeg:dash:role:2011', value: 'description' }] }),
      track(2, 'en', { accessibility: [{ schemeIdUri: AUDIO_PURPOSE, value: '1' }] }),
      track(3, 'en', { accessibility: [{ schemeIdUri: AUDIO_PURPOSE, value: '2' }] }),
      track(4, 'es', { labels: [{ text: 'Español' }] }),
    ]),
  ).toEqual([
    { id: '0', language: 'en', label: 'en' },
    { id: '1', language: 'en', label: 'en', role: 'description' },
    { id: '2', language: 'en', label: 'en 2', role: 'description' },
    { id: '3', language: 'en', label: 'en 2' },
    { id: '4', language: 'es', label: 'Español' },
  ]);
});
