import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmWithCaptionsInside, type CaptionsInside } from '../testing/film-with-captions-inside.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const TEST_TIMEOUT_MS = 90_000;
const WORDS = ['The lamp is lit.', 'The tide turns.'] as const;
const SPANISH = ['El niño está aquí.', 'Cambia la marea.'] as const;
const PROTOCOLS = ['hls', 'dash'] as const;

beforeAll(() => definePlayer());
afterEach(() => document.body.replaceChildren());

const play = async (
  protocol: (typeof PROTOCOLS)[number],
  captions: CaptionsInside,
): Promise<FootlightPlayer> => {
  const streams = await filmWithCaptionsInside(captions);
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    protocol,
    src: streams[protocol],
  });
  document.body.append(player);
  await player.play();
  return player;
};

const listed = (player: FootlightPlayer, count: number) =>
  vi.waitFor(() => {
    const { subtitles } = player.state;
    if (subtitles.length !== count) throw new Error(`${String(subtitles.length)} tracks are listed.`);
    return subtitles;
  }, WAIT_OPTIONS);

const shown = (player: FootlightPlayer): readonly string[] =>
  [...(player.shadowRoot?.querySelectorAll('[part~="cue"]') ?? [])].map(({ textContent }) =>
    textContent.trim(),
  );

/** Seeks into a segment of the film, of which there are four. */
const seekInto = (player: FootlightPlayer, segment: number): Promise<unknown> =>
  player.seek({ to: ((player.state.duration ?? 0) * (segment + 0.3)) / 4 });

const expectShown = (player: FootlightPlayer, ...texts: readonly string[]) =>
  vi.waitFor(() => expect(shown(player)).toEqual(texts), WAIT_OPTIONS);

// PLAY-67
describe.each(PROTOCOLS)('captions within the video of %s', (protocol) => {
  it(
    'of kind CEA-608 are listed, and shown at their times',
    async () => {
      const player = await play(protocol, { channel: [...WORDS, null, null], named: { CC1: 'en' } });
      const [track] = await listed(player, 1);
      expect(track).toMatchObject({ language: expect.stringMatching(/^en/u) as string, role: 'captions' });
      await player.setTextTrack({ id: track?.id ?? '' });
      await expectShown(player, WORDS[0]);
      await seekInto(player, 1);
      await expectShown(player, WORDS[1]);
      await seekInto(player, 3);
      await expectShown(player);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'of kind CEA-708 are listed, and shown at their times, once each',
    async () => {
      const player = await play(protocol, {
        services: { 1: [...WORDS, null, null] },
        named: { SERVICE1: 'en' },
        from: 3600,
      });
      const [track] = await listed(player, 1);
      const label = protocol === 'hls' ? 'Captions SERVICE1' : 'en';
      expect(track).toMatchObject({ language: 'en', label, role: 'captions' });
      await player.setTextTrack({ id: track?.id ?? '' });
      await expectShown(player, WORDS[0]);
      await seekInto(player, 1);
      await expectShown(player, WORDS[1]);
      await seekInto(player, 3);
      await expectShown(player);
      await seekInto(player, 0);
      await expectShown(player, WORDS[0]);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'have several services, with letters of Western Europe, of which each is shown by itself',
    async () => {
      const player = await play(protocol, {
        services: {
          1: [...WORDS, null, null],
          2: [...SPANISH, null, null],
          9: ['Déjà là <&>', null, null, null],
        },
        named: { SERVICE1: 'en', SERVICE2: 'es', SERVICE9: 'fr' },
      });
      const tracks = await listed(player, 3);
      expect(tracks.map(({ language }) => language)).toEqual(['en', 'es', 'fr']);
      for (const [at, text] of [WORDS[0], SPANISH[0], 'Déjà là <&>', WORDS[0]].entries()) {
        await player.setTextTrack({ id: tracks[at % 3]?.id ?? '' });
        await seekInto(player, 0);
        await expectShown(player, text);
      }
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'may be of both kinds, which are listed beside each other',
    async () => {
      const player = await play(protocol, {
        channel: ['As 608.', 'As 608.', null, null],
        services: { 1: [...WORDS, null, null] },
        named: { CC1: 'en', SERVICE1: 'en' },
      });
      const tracks = await listed(player, 2);
      const texts = new Set<string>();
      for (const { id } of tracks) {
        await player.setTextTrack({ id });
        await seekInto(player, 0);
        const text = await vi.waitFor(() => {
          const one = shown(player).find((each) => !texts.has(each));
          if (one === undefined) throw new Error('No cue of this track is shown.');
          return one;
        }, WAIT_OPTIONS);
        texts.add(text);
      }
      expect(texts).toEqual(new Set(['As 608.', WORDS[0]]));
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'that are damaged neither stop the film nor take their track away',
    async () => {
      const player = await play(protocol, {
        services: { 1: [...WORDS, WORDS[0], null] },
        named: { SERVICE1: 'en' },
        // The start of a packet is missing, then its end, and then all it says is noise.
        damage: (triplets, segment) => {
          if (segment === 0) return triplets.slice(1);
          if (segment === 1) return triplets.slice(0, -2);
          return triplets.map(([type = 0], at) => [type, (at * 89 + 0x90) & 0xff, (at * 151) & 0xff]);
        },
      });
      const [track] = await listed(player, 1);
      await player.setTextTrack({ id: track?.id ?? '' });
      await seekInto(player, 3);
      await vi.waitFor(() => expect(player.state.ended).toBe(true), WAIT_OPTIONS);
      expect(player.state.error).toBeNull();
      expect(player.state.subtitles).toHaveLength(1);
      expect(shown(player).join('')).not.toContain(WORDS[0]);
    },
    TEST_TIMEOUT_MS,
  );
});

// PLAY-67
it(
  'a service of HLS without any packets shows the captions of CEA-608 in its place',
  async () => {
    const player = await play('hls', { channel: [...WORDS, null, null], named: { SERVICE1: 'en' } });
    const [track] = await listed(player, 1);
    await player.setTextTrack({ id: track?.id ?? '' });
    await seekInto(player, 0);
    await expectShown(player, WORDS[0]);
    expect(player.state.subtitles).toHaveLength(1);
  },
  TEST_TIMEOUT_MS,
);
