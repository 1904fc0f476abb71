import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 640);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

/** A plain address with a `<track>` of this content. */
const show = async (content: BlobPart, language = 'en', name = ''): Promise<FootlightPlayer> => {
  const [stream] = film.streams;
  const track = Object.assign(document.createElement('track'), {
    kind: 'subtitles',
    srclang: language,
    label: 'Subtitles',
    default: true,
    src: `${URL.createObjectURL(new Blob([content], { type: 'text/plain' }))}${name}`,
  });
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    src: stream?.url ?? '',
    protocol: 'hls' as const,
    controls: 'none' as const,
    storage: null,
  });
  player.append(track);
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  await vi.waitFor(() => expect(player.state.subtitles).toHaveLength(1), WAIT_OPTIONS);
  await player.setTextTrack({ language });
  await player.seek({ to: 10 });
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
/** The texts of placed cues, with the top and the middle of their box in percent of the picture. */
const cues = (player: FootlightPlayer) => {
  const area = all(player, '.captions')[0]?.getBoundingClientRect() ?? new DOMRect();
  return all(player, '.cue[data-placed]').map((cue) => {
    const box = cue.getBoundingClientRect();
    const text = cue.querySelector('.cue-text')?.getBoundingClientRect() ?? new DOMRect();
    return {
      text: cue.textContent.trim(),
      top: Math.round(((box.top - area.top) / area.height) * 100),
      middle: Math.round(((text.left + text.width / 2 - area.left) / area.width) * 100),
    };
  });
};

// PLAY-63
describe('caption files of other formats', () => {
  it('are scripts of SubStation Alpha, with their places, weights and colours', async () => {
    const player = await show(`[Script Info]
PlayResX: 640
PlayResY: 360
[V4+ Styles]
Format: Name, PrimaryColour, Bold, Italic, Alignment, MarginL, MarginR
Style: Default,&H00FFFFFF,0,0,2,10,10
[Events]
Format: Layer, Start, End, Style, Text
Dialogue: 0,0:00:05.00,0:00:20.00,Default,{\\an8}{\\i1}above{\\i0} {\\c&H0000FF&}red
Dialogue: 0,0:00:05.00,0:00:20.00,Default,{\\an5\\pos(160,180)}at a point
Dialogue: 0,0:00:05.00,0:00:20.00,Default,below
`);
    await vi.waitFor(() => expect(cues(player)).toHaveLength(3), WAIT_OPTIONS);
    const [above, point, below] = ['above red', 'at a point', 'below'].map((text) =>
      cues(player).find((cue) => cue.text === text),
    );
    expect(above?.top).toBeLessThan(5);
    expect(point?.middle).toBe(25);
    expect(point?.top).toBeGreaterThan(40);
    expect(point?.top).toBeLessThan(60);
    expect(below?.top).toBeGreaterThan(75);
    expect(all(player, '.cue-text i').map(({ textContent }) => textContent)).toEqual(['above']);
    const [red] = all(player, '.cue-text span');
    expect(getComputedStyle(red ?? player).color).toBe('rgb(255, 0, 0)');
  });

  it('are SubRip in UTF-16, or in the encoding that was usual for the language', async () => {
    const text = '1\r\n00:00:05,000 --> 00:00:20,000\r\n{\\an8}Señal\r\n';
    const wide = Uint16Array.from(`\uFEFF${text}`.split(''), (sign) => sign.codePointAt(0) ?? 0);
    const player = await show(wide);
    await vi.waitFor(() => expect(cues(player)[0]).toMatchObject({ text: 'Señal' }), WAIT_OPTIONS);
    expect(cues(player)[0]?.top).toBeLessThan(5);
    player.remove();
    const narrow = Uint8Array.from(
      text.replace('Señal', '\u00CF\u00F0\u00E8'),
      (sign) => sign.codePointAt(0) ?? 0,
    );
    const other = await show(narrow, 'ru');
    await vi.waitFor(() => expect(cues(other)[0]?.text).toBe('При'), WAIT_OPTIONS);
  });

  it('are TTML, in the place and the colours of its regions (PLAY-64)', async () => {
    const player = await show(`<?xml version="1.0"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"><head><layout>
<region xml:id="r" tts:origin="50% 10%" tts:extent="40% 20%" tts:displayAlign="before" tts:textAlign="center"/></layout></head>
<body><div><p begin="5s" end="20s" region="r"><span tts:color="#00ff00">green</span></p></div></body></tt>`);
    await vi.waitFor(() => expect(cues(player)).toHaveLength(1), WAIT_OPTIONS);
    expect(cues(player)[0]).toMatchObject({ text: 'green', middle: 70, top: 10 });
    expect(getComputedStyle(all(player, '.cue-text span')[0] ?? player).color).toBe('rgb(0, 255, 0)');
  });
});
