import type { PlaybackData } from '@footlight/domain';
import { colours, fonts, motion, shape } from '@footlight/tokens';
import { page } from 'vitest/browser';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defineMultiView } from '../multi-view/define-multi-view.js';
import type { FootlightMultiView } from '../multi-view/multi-view.element.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 8_000, interval: 50 };
const TOKENS = Object.keys({ ...colours, ...fonts, ...shape, ...motion }).map(
  (name) => `--footlight-${name}`,
);
const VIEWS = [
  { id: 'lantern-coast', kind: 'vod' },
  { id: 'night-market', kind: 'vod' },
] as const;
const films = new Map<string, PlaybackData>();

beforeAll(async () => {
  await page.viewport(1280, 900);
  defineMultiView();
  for (const { id } of VIEWS) films.set(id, await filmPlayback(id));
});

afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

/** Sets the page's own style sheet. */
const writeSheet = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
};

const find = (host: Element, selector: string): HTMLElement | null =>
  host.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

const appears = (host: Element, selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = find(host, selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  }, WAIT_OPTIONS);

const placePlayer = async (): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: films.get('lantern-coast') ?? null,
  });
  document.body.append(player);
  await appears(player, '[part~="settings-button"]');
  return player;
};

const placeViews = async (markup = ''): Promise<FootlightMultiView> => {
  const several = Object.assign(document.createElement('footlight-multi-view'), {
    sessionKey: '',
    views: VIEWS,
    loader: {
      load: ({ id }: { readonly id: string }) => Promise.resolve(films.get(id) as PlaybackData),
    },
  });
  several.innerHTML = markup;
  document.body.append(several);
  await appears(several, '.desk .controls');
  return several;
};

const valuesIn = (host: Element): string[] => {
  const style = getComputedStyle(find(host, '.stage, .whole') ?? host);
  return TOKENS.map((name) => `${name} ${style.getPropertyValue(name)}`);
};

const SET = TOKENS.map((name) => `${name}: inset;`).join(' ');
const AS_SET = TOKENS.map((name) => `${name} inset`);

describe('theming of <footlight-player>', () => {
  it('inherits every custom property that the page sets', async () => {
    writeSheet(`footlight-player { ${SET} }`);
    expect(valuesIn(await placePlayer())).toEqual(AS_SET);
  });

  it('applies the custom properties of the page to the rendered parts', async () => {
    writeSheet(`footlight-player {
      --footlight-player-font: monospace;
      --footlight-player-radius: 12px;
      --footlight-glow: rgb(10, 200, 30);
      --footlight-live: rgb(20, 30, 240);
      --footlight-paper: rgb(200, 210, 220);
      --footlight-muted: rgb(90, 80, 70);
      --footlight-ink: rgb(40, 0, 0);
      --footlight-ink-raised: rgb(0, 50, 0);
      --footlight-ink-high: rgb(0, 0, 60);
      --footlight-line: rgb(1, 2, 3);
      --footlight-font-title: cursive;
      --footlight-radius-pill: 3px;
      --footlight-radius-small: 2px;
      --footlight-duration-interface: 70ms;
    }`);
    const player = await placePlayer();
    const look = async (selector: string): Promise<CSSStyleDeclaration> =>
      getComputedStyle(await appears(player, selector));
    expect(getComputedStyle(player)).toMatchObject({ borderRadius: '12px', fontFamily: 'monospace' });
    expect((await look('[part~="segment"]')).backgroundImage).toContain('rgb(10, 200, 30)');
    expect((await look('[part~="thumb"]')).backgroundColor).toBe('rgb(200, 210, 220)');
    expect((await look('[part~="start-button"]')).color).toBe('rgb(40, 0, 0)');
    expect((await look('[part~="button"]')).borderRadius).toBe('3px');
    expect(await look('[part~="tooltip"]')).toMatchObject({
      backgroundColor: 'rgb(0, 0, 60)',
      borderRadius: '2px',
    });
    expect((await look('[part~="controls"]')).transitionDuration).toBe('0.07s');

    find(player, '[part~="settings-button"]')?.click();
    expect((await look('[part~="menu"]')).boxShadow).toContain('rgb(1, 2, 3)');
    expect((await look('[part~="menu-note"]')).color).toBe('rgb(90, 80, 70)');
    find(player, '[part~="menu-item"][data-id="shortcuts"]')?.click();
    expect((await look('[part~="panel"]')).backgroundColor).toBe('rgb(0, 50, 0)');
    expect((await look('[part~="panel-heading"]')).fontFamily).toBe('cursive');

    const live = { windowStart: 0, edge: 60, behindBy: 0, atEdge: true, latency: null, targetLatency: null };
    await vi.waitFor(() => {
      // The recording keeps resetting the live state.
      player.core?.store.set({ live, paused: false });
      const lamp = find(player, '[part~="live-lamp"]');
      expect(lamp && getComputedStyle(lamp).backgroundColor).toBe('rgb(20, 30, 240)');
    }, WAIT_OPTIONS);
  });
});

describe('theming of <footlight-multi-view>', () => {
  it('applies the custom properties and part styles of the page to every view', async () => {
    writeSheet(`
      footlight-multi-view { ${SET} }
      footlight-multi-view::part(media) { opacity: 0.5; }
    `);
    const several = await placeViews();
    const players = [...(several.shadowRoot?.querySelectorAll('footlight-player') ?? [])];
    expect(players).toHaveLength(2);
    expect(valuesIn(several)).toEqual(AS_SET);
    for (const player of players) {
      expect(valuesIn(player)).toEqual(AS_SET);
      expect(getComputedStyle(await appears(player, 'video')).opacity).toBe('0.5');
    }
  });

  it('shows slotted controls of the page in its row, whichever view is audible', async () => {
    const several = await placeViews('<button slot="play-button" type="button">Run</button>');
    const own = several.querySelector('button');
    const [coast, market] = VIEWS;
    for (const view of [coast, market]) {
      several.chooseView(view);
      await several.updateComplete;
      await vi.waitFor(() => expect(own?.assignedSlot?.name).toBe('play-button'), WAIT_OPTIONS);
      expect(own?.checkVisibility()).toBe(true);
      expect(find(several, '[part~="play-button"]')?.checkVisibility()).toBe(false);
    }
  });
});
