import type { OwnLabels, PlaybackData } from '../index.js';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { filmPlayback } from '../testing/film-streams.js';
import { definePlayer } from './define-player.js';
import type { FootlightPlayer } from './player.element.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const place = (properties: Partial<FootlightPlayer>): FootlightPlayer => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    preload: 'auto',
    ...properties,
  });
  Object.assign(player.style, { inlineSize: '900px', display: 'block' });
  document.body.append(player);
  return player;
};

const rootOf = ({ shadowRoot }: FootlightPlayer): ShadowRoot => {
  if (shadowRoot === null) throw new Error('The player has no root.');
  return shadowRoot;
};

/** Names of the buttons, in all roots within the player. */
const namesIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    [element.getAttribute('aria-label') ?? ''].concat(
      element.shadowRoot === null ? [] : namesIn(element.shadowRoot),
    ),
  );

const shows = (player: FootlightPlayer, ...names: readonly string[]) =>
  vi.waitFor(() => expect(namesIn(rootOf(player))).toEqual(expect.arrayContaining([...names])), WAIT_OPTIONS);

// PLAY-52
describe('languages of the player', () => {
  it.each([
    ['de-AT', 'ltr', 'Lautstärke', 'Einstellungen', 'Vollbild'],
    ['ja', 'ltr', '音量', '設定', '全画面表示'],
    ['ar-EG', 'rtl', 'مستوى الصوت', 'الإعدادات', 'ملء الشاشة'],
  ])('shows its controls in %s', async (language, direction, ...names) => {
    const player = place({ language, playback: film });
    await shows(player, ...names);
    const stage = rootOf(player).querySelector('[part~="stage"]');
    expect(stage?.getAttribute('lang')).toBe(language);
    expect(stage?.getAttribute('dir')).toBe(direction);
  });

  it('changes the language of a player that plays', async () => {
    const player = place({ language: 'fr', playback: film });
    await shows(player, 'Paramètres');
    player.language = 'pl';
    await shows(player, 'Ustawienia');
    player.language = 'en';
    await shows(player, 'Settings');
    expect(namesIn(rootOf(player))).not.toContain('Ustawienia');
  });
});

// PLAY-53
describe('labels of a page', () => {
  it('replace the words that they have, until they are taken back', async () => {
    const player = place({ language: 'de', playback: film, labels: { playerSettings: 'Optionen' } });
    await shows(player, 'Optionen', 'Vollbild');
    player.labels = null;
    await shows(player, 'Einstellungen', 'Vollbild');
    expect(namesIn(rootOf(player))).not.toContain('Optionen');
  });

  it('are a language of its own, loaded when it is used', async () => {
    const swedish: OwnLabels = { playerSettings: 'Inställningar', playerFullscreenEnter: 'Helskärm' };
    const asked: string[] = [];
    const labels = async (language: string): Promise<OwnLabels | null> => {
      asked.push(language);
      await Promise.resolve();
      return language.startsWith('sv') ? swedish : null;
    };
    const player = place({ language: 'sv-FI', playback: film, labels });
    await shows(player, 'Inställningar', 'Helskärm', 'Volume');
    expect(new Set(asked)).toEqual(new Set(['sv-FI']));
    player.language = 'nl';
    await shows(player, 'Instellingen');
  });

  it('that fail or are no texts leave the built-in words, and are named in the console', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const cause = new Error('not found');
    const player = place({ language: 'en', playback: film, labels: () => Promise.reject(cause) });
    await shows(player, 'Settings');
    expect(errors).toHaveBeenCalledWith(
      'Footlight: labels of this page have failed; the built-in ones are shown.',
      cause,
    );
    player.labels = { playerSettings: 5, playerFullscreenEnter: 'Whole screen' } as unknown as OwnLabels;
    await shows(player, 'Settings', 'Whole screen');
    expect(warnings).toHaveBeenCalledWith(
      'Footlight: labels.playerSettings must be a text, not 5. It is left out.',
    );
  });
});
