import type { PlaybackData } from '@footlight/domain';
import 'media-chrome';
import 'media-chrome/menu';
import 'player.style/demuxed-2022';
import 'player.style/halloween';
import 'player.style/instaplay';
import 'player.style/microvideo';
import 'player.style/minimal';
import 'player.style/notflix';
import 'player.style/reelplay';
import 'player.style/sutro';
import 'player.style/sutro-audio';
import 'player.style/tailwind-audio';
import 'player.style/vimeonova';
import 'player.style/winamp';
import 'player.style/x-mas';
import 'player.style/yt';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

/** media-chrome: controls for `<video>` that have no code for this player. @see https://www.media-chrome.org */
const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
const PLAYER = '<footlight-player slot="media" controls="none" preload="auto" muted></footlight-player>';

const CONTROLS = `
  <media-controller novolumepref nomutedpref nosubtitleslangpref>
    ${PLAYER}
    <media-error-dialog slot="dialog"></media-error-dialog>
    <media-loading-indicator slot="centered-chrome"></media-loading-indicator>
    <media-settings-menu hidden anchor="auto">
      <media-settings-menu-item>
        Speed <media-playback-rate-menu slot="submenu" hidden></media-playback-rate-menu>
      </media-settings-menu-item>
      <media-settings-menu-item>
        Quality <media-rendition-menu slot="submenu" hidden></media-rendition-menu>
      </media-settings-menu-item>
      <media-settings-menu-item>
        Audio <media-audio-track-menu slot="submenu" hidden></media-audio-track-menu>
      </media-settings-menu-item>
      <media-settings-menu-item>
        Captions <media-captions-menu slot="submenu" hidden></media-captions-menu>
      </media-settings-menu-item>
    </media-settings-menu>
    <media-control-bar>
      <media-play-button></media-play-button>
      <media-seek-backward-button></media-seek-backward-button>
      <media-seek-forward-button></media-seek-forward-button>
      <media-live-button></media-live-button>
      <media-mute-button></media-mute-button>
      <media-volume-range></media-volume-range>
      <media-time-display showduration></media-time-display>
      <media-duration-display></media-duration-display>
      <media-time-range>
        <media-preview-thumbnail slot="preview"></media-preview-thumbnail>
        <media-preview-chapter-display slot="preview"></media-preview-chapter-display>
        <media-preview-time-display slot="preview"></media-preview-time-display>
      </media-time-range>
      <media-playback-rate-button></media-playback-rate-button>
      <media-captions-button></media-captions-button>
      <media-loop-button></media-loop-button>
      <media-pip-button></media-pip-button>
      <media-fullscreen-button></media-fullscreen-button>
    </media-control-bar>
  </media-controller>`;

let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

const find = (selector: string, within: ParentNode = document): HTMLElement => {
  const found = within.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

const playerIn = (around: ParentNode): FootlightPlayer => find('footlight-player', around) as FootlightPlayer;

const show = async (markup: string): Promise<FootlightPlayer> => {
  document.body.innerHTML = markup;
  const player = playerIn(document);
  player.storage = null;
  player.playback = film;
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  return player;
};

const comes = (look: () => void): Promise<void> => vi.waitFor(look, WAIT_OPTIONS);

/** Moves one of the range controls, as a viewer would. */
const drag = (selector: string, value: number): void => {
  const range = find('input[type="range"]', find(selector).shadowRoot ?? document) as HTMLInputElement;
  range.value = String(value);
  range.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
};

const chooseIn = (menu: string, label: RegExp): void => {
  const items = [...(find(menu).shadowRoot?.querySelectorAll<HTMLElement>('media-chrome-menu-item') ?? [])];
  const item = items.find(({ textContent }) => label.test(textContent));
  if (item === undefined)
    throw new Error(
      `${menu} has no ${String(label)}, but ${items.map(({ textContent }) => textContent).join()}`,
    );
  item.click();
};

// PLAY-17
describe('media-chrome controls around <footlight-player>', () => {
  it('play, pause and seek, and show the time', async () => {
    const player = await show(CONTROLS);
    const controller = find('media-controller');
    await comes(() => expect(find('media-duration-display').shadowRoot?.textContent).toContain('1:32'));
    expect(controller.getAttribute('mediastreamtype')).toBe('on-demand');
    find('media-play-button').click();
    await comes(() => expect(player.state.isPlaying).toBe(true));
    await comes(() => expect(controller.hasAttribute('mediapaused')).toBe(false));
    await comes(() => expect(Number(controller.getAttribute('mediacurrenttime'))).toBeGreaterThan(0));
    await comes(() => expect(controller.hasAttribute('medialoading')).toBe(false));
    find('media-play-button').click();
    await comes(() => expect(player.paused).toBe(true));
    await comes(() => expect(controller.hasAttribute('mediapaused')).toBe(true));

    const before = player.currentTime;
    find('media-seek-forward-button').click();
    await comes(() => expect(player.currentTime).toBeCloseTo(before + 30, 0));
    await comes(() => expect(player.seeking).toBe(false));
    find('media-seek-backward-button').click();
    await comes(() => expect(player.currentTime).toBeCloseTo(before, 0));
    drag('media-time-range', 0.5);
    await comes(() => expect(player.currentTime).toBeCloseTo(46, 0));
    await comes(() => expect(find('media-time-display').shadowRoot?.textContent).toMatch(/0:46.*1:32/su));
  });

  it('set volume, speed and looping', async () => {
    const player = await show(CONTROLS);
    const controller = find('media-controller');
    drag('media-volume-range', 0.4);
    await comes(() => expect(player.state).toMatchObject({ volume: 40, muted: false }));
    await comes(() => expect(controller.getAttribute('mediavolumelevel')).toBe('low'));
    find('media-mute-button').click();
    await comes(() => expect(player.state.muted).toBe(true));
    await comes(() => expect(controller.hasAttribute('mediamuted')).toBe(true));
    find('media-playback-rate-button').click();
    await comes(() => expect(player.state.playbackRate).toBe(1.2));
    await comes(() => expect(controller.getAttribute('mediaplaybackrate')).toBe('1.2'));
    find('media-loop-button').click();
    await comes(() => expect(player.loop).toBe(true));
  });

  it('select captions, audio and quality, also in their menus', async () => {
    const player = await show(CONTROLS);
    const controller = find('media-controller');
    await comes(() => expect(find('media-captions-button').hasAttribute('mediasubtitleslist')).toBe(true));
    find('media-captions-button').click();
    await comes(() => expect(player.state.selectedTextTrack).not.toBeNull());
    await comes(() => expect(controller.hasAttribute('mediasubtitlesshowing')).toBe(true));
    find('media-captions-button').click();
    await comes(() => expect(player.state.selectedTextTrack).toBeNull());
    await comes(() => chooseIn('media-captions-menu', /العربية/u));
    await comes(() => expect(player.state.selectedTextTrack?.language).toBe('ar'));
    await comes(() => chooseIn('media-audio-track-menu', /Español/u));
    await comes(() => expect(player.state.selectedAudioTrack?.language).toBe('es'));
    await comes(() => chooseIn('media-rendition-menu', /180p/u));
    await comes(() => expect(player.state.selectedQuality?.height).toBe(180));
    await comes(() => chooseIn('media-rendition-menu', /Auto/u));
    await comes(() => expect(player.state.selectedQuality).toBeNull());
    await comes(() => chooseIn('media-playback-rate-menu', /1\.5/u));
    await comes(() => expect(player.state.playbackRate).toBe(1.5));
  });

  it('show the thumbnail and the chapter of a previewed time', async () => {
    await show(CONTROLS);
    const thumbnail = find('media-preview-thumbnail');
    const point = (): void =>
      void find('media-time-range').dispatchEvent(
        new CustomEvent('mediapreviewrequest', { detail: 40, bubbles: true, composed: true }),
      );
    await comes(() => {
      point();
      expect(thumbnail.getAttribute('mediapreviewimage')).toMatch(/thumbnails\.jpg/u);
    });
    expect(thumbnail.getAttribute('mediapreviewcoords')).toMatch(/^\d+ \d+ \d+ \d+$/u);
    await comes(() => {
      point();
      expect(find('media-preview-chapter-display').getAttribute('mediapreviewchapter')).toMatch(/\S/u);
    });
  });

  it('offer what the browser supports, and show an error', async () => {
    const player = await show(CONTROLS);
    for (const [control, attribute] of [
      ['media-pip-button', 'mediapipunavailable'],
      ['media-fullscreen-button', 'mediafullscreenunavailable'],
      ['media-volume-range', 'mediavolumeunavailable'],
      ['media-rendition-menu', 'mediarenditionunavailable'],
      ['media-audio-track-menu', 'mediaaudiotrackunavailable'],
    ] as const)
      await comes(() => expect([control, find(control).hasAttribute(attribute)]).toEqual([control, false]));
    player.playback = null;
    player.src = '/films/lantern-coast/no-such-file.mp4';
    await comes(() => expect(find('media-error-dialog').hasAttribute('mediaerrorcode')).toBe(true));
  });
});

describe('player.style themes around <footlight-player>', () => {
  it.each([
    'demuxed-2022',
    'halloween',
    'instaplay',
    'microvideo',
    'minimal',
    'notflix',
    'reelplay',
    'sutro',
    'sutro-audio',
    'tailwind-audio',
    'vimeonova',
    'winamp',
    'x-mas',
    'yt',
  ])('%s plays, pauses and shows the time', async (theme) => {
    const player = await show(`<media-theme-${theme}>${PLAYER}</media-theme-${theme}>`);
    const chrome = find(`media-theme-${theme}`).shadowRoot ?? document;
    const controller = find('media-controller', chrome);
    await comes(() => expect(Number(controller.getAttribute('mediaduration'))).toBeCloseTo(92.16, 1));
    find('media-play-button', chrome).click();
    await comes(() => expect(player.state.isPlaying).toBe(true));
    await comes(() => expect(controller.hasAttribute('mediapaused')).toBe(false));
    await comes(() => expect(Number(controller.getAttribute('mediacurrenttime'))).toBeGreaterThan(0));
    find('media-play-button', chrome).click();
    await comes(() => expect(player.paused).toBe(true));
  });
});
