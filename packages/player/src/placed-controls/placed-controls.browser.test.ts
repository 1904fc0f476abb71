import type { PlaybackData } from '@footlight/domain';
import { clockTime } from '@footlight/i18n';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import type { PlayerState } from '../store/player-state.js';
import { filmPlayback } from '../testing/film-streams.js';
import { defineControls } from './define-controls.js';
import { PLACED_ELEMENTS } from './placed-elements.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 900);
  definePlayer();
  defineControls();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const place = async (controls: string, properties: object = {}): Promise<FootlightPlayer> => {
  document.body.innerHTML = `<footlight-player id="film" controls="none"></footlight-player>
    <footlight-controls for="film">${controls}</footlight-controls>`;
  const player = document.querySelector('footlight-player');
  if (player === null) throw new Error('There is no player.');
  Object.assign(player, { muted: true, storage: null, playback: film, ...properties });
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  return player;
};

const control = (tag: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(tag);
  if (found === null) throw new Error(`There is no <${tag}>.`);
  return found;
};

const within = (tag: string, selector: string): HTMLElement | null =>
  control(tag).shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

const appears = (tag: string, selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = within(tag, selector);
    if (found === null) throw new Error(`<${tag}> has no ${selector}.`);
    return found;
  }, WAIT_OPTIONS);

/** The element that takes the keyboard focus. */
const operable = (tag: string): Promise<HTMLElement> => appears(tag, 'button, input, [role="slider"]');

const untilState = (player: FootlightPlayer, expected: Partial<PlayerState>) =>
  vi.waitFor(() => expect(player.state).toMatchObject(expected), WAIT_OPTIONS);

interface Operated {
  readonly tag: string;
  readonly attributes?: string;
  readonly name: string;
  readonly role?: 'button' | 'slider';
  readonly key: string;
  /** The state afterwards. */
  readonly leads: Partial<PlayerState>;
  /** A selector of the control that tells of it. */
  readonly tells?: string;
}

/** Every control whose key is a command. */
const OPERATED: readonly Operated[] = [
  {
    tag: 'footlight-play-button',
    name: 'Play',
    key: '{Enter}',
    leads: { paused: false },
    tells: '[playing]',
  },
  { tag: 'footlight-mute-button', name: 'Unmute', key: ' ', leads: { muted: false } },
  {
    tag: 'footlight-volume-range',
    name: 'Volume',
    role: 'slider',
    key: '{ArrowRight}',
    leads: { volume: 5, muted: false },
    tells: '[low-volume]',
  },
  {
    tag: 'footlight-seek-bar',
    name: 'Timeline',
    role: 'slider',
    key: '{ArrowRight}',
    leads: { currentTime: 5 },
  },
  {
    tag: 'footlight-seek-button',
    attributes: 'seconds="15"',
    name: '15 seconds forward',
    key: '{Enter}',
    leads: { currentTime: 15 },
  },
  {
    tag: 'footlight-captions-button',
    name: 'Subtitles',
    key: '{Enter}',
    leads: { selectedTextTrack: expect.anything() as never },
    tells: '[captions]',
  },
];

/** Every control that opens a menu, with the choice that is made in it. */
const MENUS = [
  { tag: 'footlight-tracks-menu', name: /^Audio and subtitles$/u, choice: 'Español', leads: {} },
  { tag: 'footlight-chapters-menu', name: /^Chapters$/u, choice: '', leads: {} },
  { tag: 'footlight-speed-menu', name: /^Speed: Normal$/u, choice: '1.5', leads: { playbackRate: 1.5 } },
  { tag: 'footlight-quality-menu', name: /^Quality: /u, choice: '180p', leads: {} },
  { tag: 'footlight-settings-menu', name: /^Settings$/u, choice: '', leads: {} },
] as const;

/** PLAY-55 */
describe('a placed control', () => {
  for (const { tag, attributes = '', name, role = 'button', key, leads, tells = '*' } of OPERATED)
    it(`<${tag}> has a name and a role, and its key is a command`, async () => {
      const player = await place(`<${tag} ${attributes}></${tag}>`);
      const element = await operable(tag);
      expect(element.ariaLabel).toBe(name);
      expect(element.matches(role === 'button' ? 'button' : 'input[type="range"], [role="slider"]')).toBe(
        true,
      );
      element.focus();
      await userEvent.keyboard(key);
      await untilState(player, leads);
      await vi.waitFor(() => expect(control(tag).matches(tells)).toBe(true), WAIT_OPTIONS);
    });

  for (const { tag, name, choice, leads } of MENUS)
    it(`<${tag}> opens by a key, holds the focus, and gives it back`, async () => {
      const player = await place(`<${tag}></${tag}>`);
      const button = await operable(tag);
      expect(button.ariaLabel).toMatch(name);
      button.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await appears(tag, '[role="menu"]');
      await vi.waitFor(() =>
        expect(menu.contains(control(tag).shadowRoot?.activeElement ?? null)).toBe(true),
      );
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(within(tag, '[role="menu"]')).toBeNull(), WAIT_OPTIONS);
      expect(control(tag).shadowRoot?.activeElement).toBe(button);
      await userEvent.keyboard('{Enter}');
      await appears(tag, '[role="menu"]');
      const items = [...(control(tag).shadowRoot?.querySelectorAll<HTMLElement>('.menu-item') ?? [])];
      const chosen = items.find(({ textContent }) => textContent.includes(choice));
      expect(chosen).toBeDefined();
      chosen?.click();
      await untilState(player, leads);
    });

  it('takes part in the language of the player, in its direction, and mirrors its state', async () => {
    const player = await place('<footlight-play-button></footlight-play-button>', { language: 'ar' });
    const button = await operable('footlight-play-button');
    await vi.waitFor(() => expect(button.ariaLabel).toBe('تشغيل'), WAIT_OPTIONS);
    const group = control('footlight-controls');
    expect(group.getAttribute('dir')).toBe('rtl');
    expect(group.getAttribute('role')).toBe('group');
    expect(group.getAttribute('aria-label')).not.toBe('');
    for (const element of [group, control('footlight-play-button')]) {
      expect(element.matches('[paused][ready][muted]:not([playing], [disabled], [live])')).toBe(true);
    }
    player.language = 'en';
    await vi.waitFor(() => expect(group.getAttribute('dir')).toBe('ltr'), WAIT_OPTIONS);
  });

  it('shows icons of the page in the slots for its states', async () => {
    const player = await place(
      '<footlight-play-button><b slot="play">▶</b><b slot="pause">❚❚</b></footlight-play-button>',
    );
    await operable('footlight-play-button');
    const [play, pause] = [...document.querySelectorAll('b')];
    await vi.waitFor(() => expect(play?.assignedSlot).not.toBeNull());
    expect(pause?.assignedSlot).toBeNull();
    await player.play();
    await vi.waitFor(() => expect(pause?.assignedSlot).not.toBeNull());
  });

  it('shows one time alone, and the title', async () => {
    const player = await place(`<footlight-time-display type="remaining"></footlight-time-display>
      <footlight-video-title></footlight-video-title>`);
    await player.seek({ to: 10 });
    const duration = player.state.duration ?? 0;
    const left = `−${clockTime(Math.floor(duration) - 10, duration)}`;
    await vi.waitFor(
      () => expect(within('footlight-time-display', '.time')?.textContent).toBe(left),
      WAIT_OPTIONS,
    );
    expect(within('footlight-video-title', '[part="title"]')?.textContent).toBe(player.state.title);
  });

  it('is hidden while it has nothing to do', async () => {
    await place(`<footlight-live-badge></footlight-live-badge><footlight-next-button></footlight-next-button>
      <footlight-previous-button></footlight-previous-button><footlight-remote-button></footlight-remote-button>`);
    for (const tag of ['live-badge', 'next-button', 'previous-button', 'remote-button'])
      await vi.waitFor(
        () => expect(control(`footlight-${tag}`).matches('[unavailable]')).toBe(true),
        WAIT_OPTIONS,
      );
    expect(control('footlight-live-badge').checkVisibility()).toBe(false);
  });

  it('offers no settings whose panel the player does not show', async () => {
    await place('<footlight-settings-menu></footlight-settings-menu>');
    (await operable('footlight-settings-menu')).click();
    await appears('footlight-settings-menu', '[data-id="speed"]');
    for (const name of ['appearance', 'share', 'shortcuts'])
      expect(within('footlight-settings-menu', `[data-id="${name}"]`)).toBeNull();
  });

  it('has a menu of its own beside others of the same player', async () => {
    await place(`<footlight-speed-menu></footlight-speed-menu>
      <footlight-controls for="film"><footlight-speed-menu id="other"></footlight-speed-menu></footlight-controls>`);
    (await operable('footlight-speed-menu')).click();
    await appears('footlight-speed-menu', '[role="menu"]');
    expect(control('#other').shadowRoot?.querySelector('[role="menu"]')).toBeNull();
  });

  it('is one of the table for every element of the module', () => {
    const tested = new Set<string>([...OPERATED, ...MENUS].map(({ tag }) => tag));
    const others = Object.keys(PLACED_ELEMENTS).filter((tag) => !tested.has(tag));
    // Without something to press, or tested in three browsers with a live stream, a list and another screen.
    expect(others.toSorted()).toEqual([
      'footlight-controls',
      'footlight-fullscreen-button',
      'footlight-live-badge',
      'footlight-next-button',
      'footlight-picture-in-picture-button',
      'footlight-previous-button',
      'footlight-remote-button',
      'footlight-time-display',
      'footlight-video-title',
    ]);
  });
});

/** PLAY-57 */
describe('controls in the player', () => {
  const placeInside = async (): Promise<FootlightPlayer> => {
    const player = await place('');
    player.innerHTML = `<footlight-controls><footlight-play-button></footlight-play-button>
      <footlight-speed-menu></footlight-speed-menu></footlight-controls>`;
    await operable('footlight-player footlight-speed-menu');
    await player.play();
    return player;
  };
  const rest = (player: FootlightPlayer): void => {
    player.shadowRoot
      ?.querySelector('.stage')
      ?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  };
  const group = () => control('footlight-player footlight-controls');

  it('fade while the viewer only watches', async () => {
    const player = await placeInside();
    expect(group().hasAttribute('inside')).toBe(true);
    rest(player);
    await vi.waitFor(() => expect(group().hasAttribute('user-inactive')).toBe(true), WAIT_OPTIONS);
    await vi.waitFor(() => expect(getComputedStyle(group()).opacity).toBe('0'), WAIT_OPTIONS);
  });

  it('stay while a menu of theirs is open', async () => {
    const player = await placeInside();
    (await operable('footlight-player footlight-speed-menu')).click();
    await appears('footlight-player footlight-speed-menu', '[role="menu"]');
    rest(player);
    expect(group().hasAttribute('user-inactive')).toBe(false);
  });

  it('stay while they have the keyboard focus', async () => {
    const player = await placeInside();
    (await operable('footlight-player footlight-play-button')).focus();
    await userEvent.keyboard('{Tab}');
    expect(control('footlight-player footlight-speed-menu').hasAttribute('focus-visible')).toBe(true);
    rest(player);
    expect(group().hasAttribute('user-inactive')).toBe(false);
  });
});
