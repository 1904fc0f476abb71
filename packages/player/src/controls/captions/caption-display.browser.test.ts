import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => {
  document.body.replaceChildren();
});

/** The film with a single caption file defined by the test. */
const captioned = (vtt: string, language = 'en'): PlaybackData => {
  const url = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }));
  const [stream] = film.streams;
  if (stream === undefined) throw new Error('The film has no stream.');
  return {
    ...film,
    streams: [{ ...stream, subtitles: [{ language, label: language, url, format: 'vtt' }] }],
  };
};

const show = async (vtt: string, language = 'en'): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: captioned(vtt, language),
    subtitleLanguage: language,
    controls: 'none' as const,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe(language), WAIT_OPTIONS);
  await player.seek({ to: 10 });
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Cues by their text, once all of them have been placed. */
const cues = async (player: FootlightPlayer, count: number) => {
  await vi.waitFor(() => expect(all(player, '.cue[data-placed]')).toHaveLength(count), WAIT_OPTIONS);
  const area = all(player, '.captions')[0]?.getBoundingClientRect() ?? new DOMRect();
  return Object.fromEntries(
    all(player, '.cue').map((element) => {
      const box = element.getBoundingClientRect();
      const text = element.querySelector('.cue-text')?.getBoundingClientRect() ?? new DOMRect();
      const share = (value: number, of: number) => Math.round((value / of) * 100);
      return [
        element.textContent.trim(),
        {
          element,
          box,
          top: share(box.top - area.top, area.height),
          bottom: share(box.bottom - area.top, area.height),
          left: share(box.left - area.left, area.width),
          width: share(box.width, area.width),
          textLeft: share(text.left - area.left, area.width),
          textRight: share(text.right - area.left, area.width),
        },
      ];
    }),
  );
};

const TIME = '00:00.000 --> 01:00.000';

describe('captions', () => {
  it('are positioned as their file says, and at the bottom by default', async () => {
    const player = await show(
      [
        'WEBVTT',
        `${TIME}\nplain`,
        `${TIME} line:0 align:left size:30%\nleft`,
        `${TIME} line:50%,center position:80%,line-right size:40%\nshare`,
      ].join('\n\n'),
    );
    const { plain, left, share } = await cues(player, 3);
    expect(plain).toMatchObject({ bottom: 100, left: 0, width: 100 });
    expect(left).toMatchObject({ top: 0, left: 0, width: 30 });
    expect(left?.textLeft).toBeLessThan(3);
    expect(share).toMatchObject({ left: 40, width: 40 });
    expect(((share?.top ?? 0) + (share?.bottom ?? 0)) / 2).toBeCloseTo(50, -0.5);
  });

  it('never overlap or leave the picture', async () => {
    const many = Array.from({ length: 5 }, (_, at) => `${TIME}\nnumber ${String(at)}`);
    const player = await show(['WEBVTT', ...many, `${TIME} line:90%\nshare`].join('\n\n'));
    const placed = Object.values(await cues(player, 6));
    const boxes = placed.map(({ box }) => box).toSorted((a, b) => a.top - b.top);
    const gaps = boxes.slice(1).map((box, at) => box.top - (boxes[at]?.bottom ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-1);
    expect(Math.min(...placed.map(({ top }) => top))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...placed.map(({ bottom }) => bottom))).toBeLessThanOrEqual(100);
  });

  it('make room for the controls while they are shown', async () => {
    const player = await show(`WEBVTT\n\n${TIME}\nlow\n\n${TIME} line:0\nhigh`);
    const alone = await cues(player, 2);
    player.controls = 'default';
    await vi.waitFor(async () => {
      const bar = all(player, '[part~="seek-bar"]')[0]?.getBoundingClientRect();
      const { low, high } = await cues(player, 2);
      expect(low?.box.bottom).toBeLessThan(bar?.top ?? 0);
      expect(high?.top).toBe(alone['high']?.top);
    }, WAIT_OPTIONS);
    player.controls = 'none';
    await vi.waitFor(async () => expect((await cues(player, 2))['low']?.bottom).toBe(100), WAIT_OPTIONS);
  });

  it('use the text direction of each cue', async () => {
    const player = await show(
      `WEBVTT\n\n${TIME} align:start line:0\nGPS (100%)\n\n${TIME} align:start line:4\nمرحبا (100%)!`,
      'ar',
    );
    const placed = await cues(player, 2);
    const [latin, arabic] = [placed['GPS (100%)'], placed['مرحبا (100%)!']];
    expect(latin?.element.dir).toBe('ltr');
    expect(latin?.textLeft).toBeLessThan(3);
    expect(arabic?.element.dir).toBe('rtl');
    expect(arabic?.textRight).toBeGreaterThan(97);
  });

  it('apply the classes, voices and styles of their file, but not outside the captions', async () => {
    const player = await show(
      [
        'WEBVTT',
        'STYLE\n::cue(.loud) { color: rgb(255, 0, 0); background: url(https://else.invalid/x.png) }',
        'STYLE\n::cue(v[voice="Ana"]) { font-style: italic } .stage { display: none }',
        `${TIME}\n<v Ana>I said <c.loud>no</c> &amp; <b>meant</b> it &lt;img src=x onerror=alert(1)&gt;</v>`,
      ].join('\n\n'),
    );
    await cues(player, 1);
    const look = (selector: string) => getComputedStyle(all(player, `.cue-text ${selector}`)[0] ?? player);
    expect(look('.loud').color).toBe('rgb(255, 0, 0)');
    expect(look('.loud').backgroundImage).toBe('none');
    expect(look('span[title="Ana"]').fontStyle).toBe('italic');
    expect(all(player, '.cue-text img')).toHaveLength(0);
    expect(all(player, '.cue-text')[0]?.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(getComputedStyle(all(player, '.stage')[0] ?? player).display).not.toBe('none');
    await player.setTextTrack({ language: null });
    expect(
      player.shadowRoot?.adoptedStyleSheets.some((sheet) =>
        [...sheet.cssRules].some(({ cssText }) => cssText.includes('.loud')),
      ),
    ).toBe(false);
  });

  it('mark past and future parts of a timed cue', async () => {
    const player = await show(
      `WEBVTT\n\nSTYLE\n::cue(:future) { color: rgb(1, 2, 3) }\n\n${TIME}\none <00:00:20.000>two <00:00:30.000><b>three</b>`,
    );
    await cues(player, 1);
    const times = () => all(player, '.cue-text span[data-at]').map(({ dataset }) => dataset['time']);
    expect(times()).toEqual(['future', 'future']);
    expect(getComputedStyle(all(player, '.cue-text b')[0] ?? player).color).toBe('rgb(1, 2, 3)');
    await player.seek({ to: 25 });
    await vi.waitFor(() => expect(times()).toEqual(['past', 'future']), WAIT_OPTIONS);
    await player.seek({ to: 35 });
    await vi.waitFor(() => expect(times()).toEqual(['past', 'past']), WAIT_OPTIONS);
    await player.seek({ to: 5 });
    await vi.waitFor(() => expect(times()).toEqual(['future', 'future']), WAIT_OPTIONS);
  });

  it('support vertical text, regions and ruby', async () => {
    const player = await show(
      [
        'WEBVTT',
        'REGION\nid:low width:40% lines:2 regionanchor:0%,100% viewportanchor:10%,60%',
        `${TIME} vertical:rl\n縦書き`,
        `${TIME} region:low\nfirst`,
        `${TIME} region:low\n<ruby>漢字<rt>かんじ</rt></ruby>`,
      ].join('\n\n'),
      'ja',
    );
    const { 縦書き: column } = await cues(player, 1);
    expect(getComputedStyle(column?.element ?? player).writingMode).toBe('vertical-rl');
    expect(column?.box.height).toBeGreaterThan(column?.box.width ?? Infinity);
    const area = all(player, '.captions')[0]?.getBoundingClientRect() ?? new DOMRect();
    const region = all(player, '.region')[0]?.getBoundingClientRect() ?? new DOMRect();
    expect((region.left - area.left) / area.width).toBeCloseTo(0.1, 2);
    expect(region.width / area.width).toBeCloseTo(0.4, 2);
    expect((region.bottom - area.top) / area.height).toBeCloseTo(0.6, 2);
    expect(all(player, '.region .cue-text').map(({ textContent }) => textContent)).toEqual([
      'first',
      '漢字かんじ',
    ]);
    expect(all(player, '.region rt')).toHaveLength(1);
  });

  it('prefer the viewer’s appearance settings to the styles of their file', async () => {
    const player = await show(
      `WEBVTT\n\nSTYLE\n::cue(c) { color: red; font-family: serif }\n\n${TIME}\n<c>words</c>`,
    );
    const usual = (await cues(player, 1))['words'];
    const look = (selector: string) => getComputedStyle(all(player, selector)[0] ?? player);
    expect(look('.cue-text span').color).toBe('rgb(255, 0, 0)');
    await player.setPreferences({
      captionAppearance: {
        size: 200,
        colour: '#00ff00',
        background: '#0000ff',
        backgroundOpacity: 100,
        edge: 'outline',
        font: 'monospace',
        position: 'top',
      },
    });
    await vi.waitFor(async () => {
      const { words } = await cues(player, 1);
      expect(words?.top).toBe(0);
      expect((words?.box.height ?? 0) / (usual?.box.height ?? 1)).toBeCloseTo(2, 1);
    }, WAIT_OPTIONS);
    expect(look('.cue-text span').color).toBe('color(srgb 0 1 0)');
    expect(look('.cue-text').backgroundColor).toBe('color(srgb 0 0 1)');
    expect(look('.cue-text span').textShadow).toContain('rgb(0, 0, 0)');
    expect(look('.cue-text span').fontFamily).toContain('monospace');
    await player.setPreferences({ captionAppearance: {} });
    await vi.waitFor(() => expect(look('.cue-text span').color).toBe('rgb(255, 0, 0)'), WAIT_OPTIONS);
  });
});
