import { describe, expect, it } from 'vitest';
import { chooseAudio, chooseVariant } from './first-rendition.js';
import type { AudioRendition, Variant } from './master-playlist.js';

const variant = (height: number, bandwidth: number): Variant => ({
  url: `https://films.example/${String(height)}-${String(bandwidth)}`,
  width: (height * 16) / 9,
  height,
  bandwidth,
  frameRate: 0,
  averageBandwidth: bandwidth,
  videoCodec: 'avc1.4d401e',
  audioCodec: 'mp4a.40.2',
  audioGroup: 's',
});

const LADDER = [variant(720, 3e6), variant(360, 8e5), variant(1080, 6e6), variant(360, 1e6)];
const FREE = { width: 0, height: 0, maxHeight: null, bandwidth: null };

describe('the first rendition', () => {
  it.each([
    ['is the best one of the smallest size that fills the player', { ...FREE, width: 640, height: 360 }, 1e6],
    ['is the next larger one for a player between two sizes', { ...FREE, width: 641, height: 361 }, 3e6],
    ['is the largest for a player larger than all of them', { ...FREE, width: 3840, height: 2160 }, 6e6],
    ['is the largest for a player without layout', FREE, 6e6],
    ['does not exceed the maximum height', { ...FREE, maxHeight: 720 }, 3e6],
    ['uses only a share of the estimated bandwidth', { ...FREE, bandwidth: 4e6 }, 1e6],
    ['is the smallest if none fits the bandwidth', { ...FREE, bandwidth: 0 }, 8e5],
  ])('%s', (_what, surroundings, bandwidth) => {
    expect(chooseVariant(LADDER, surroundings)?.bandwidth).toBe(bandwidth);
  });

  it('is null if all are above the maximum height', () => {
    expect(chooseVariant(LADDER, { ...FREE, maxHeight: 240 })).toBeNull();
  });
});

describe('the first audio track', () => {
  const sound = (language: string, isDefault = false, group = 's'): AudioRendition => ({
    url: `https://films.example/${language}`,
    name: language,
    language,
    isDefault,
    group,
  });
  const [, picture] = LADDER;
  const choose = (audio: readonly AudioRendition[], preferred: string | null) =>
    chooseAudio({ variants: LADDER, audio }, picture ?? variant(1, 1), preferred)?.language;

  it('is in the preferred language, or in a related one', () => {
    const audio = [sound('en', true), sound('pt-BR'), sound('es', false, 'other')];
    expect(choose(audio, 'pt-br')).toBe('pt-BR');
    expect(choose(audio, 'pt')).toBe('pt-BR');
    expect(choose(audio, 'es')).toBe('en');
    expect(choose([sound('eng', true), sound('spa')], 'es')).toBe('spa');
    expect(choose(audio, null)).toBe('en');
  });

  it('is the first one if the stream has no default', () => {
    expect(choose([sound('de'), sound('en')], null)).toBe('de');
  });
});
