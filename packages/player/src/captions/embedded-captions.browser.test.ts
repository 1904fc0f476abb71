import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import { filmWithCaptionsInside } from '../testing/film-with-608.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const WORDS = ['The lamp is lit.', 'The tide turns.'] as const;

beforeAll(() => definePlayer());
afterEach(() => document.body.replaceChildren());

// PLAY-67
describe('captions within the video (CEA-608)', () => {
  it.each(['hls', 'dash'] as const)(
    'of %s are listed, and shown at their times',
    async (protocol) => {
      const streams = await filmWithCaptionsInside([WORDS[0], WORDS[1], null, null]);
      const player = Object.assign(document.createElement('footlight-player'), {
        muted: true,
        storage: null,
        protocol,
        src: streams[protocol],
      });
      document.body.append(player);
      await player.play();
      const track = await vi.waitFor(() => {
        const [first] = player.state.subtitles;
        if (first === undefined) throw new Error('No track is listed.');
        return first;
      }, WAIT_OPTIONS);
      expect(track).toMatchObject({ language: expect.stringMatching(/^en/u) as string, role: 'captions' });
      await player.setTextTrack({ id: track.id });
      const shown = () => player.shadowRoot?.querySelector('[part~="cue"]')?.textContent.trim() ?? '';
      await vi.waitFor(() => expect(shown()).toBe(WORDS[0]), WAIT_OPTIONS);
      await player.seek({ to: player.state.duration === null ? 0 : player.state.duration * 0.3 });
      await vi.waitFor(() => expect(shown()).toBe(WORDS[1]), WAIT_OPTIONS);
      await player.seek({ to: (player.state.duration ?? 0) * 0.8 });
      await vi.waitFor(() => expect(shown()).toBe(''), WAIT_OPTIONS);
      await player.setTextTrack({ language: null });
    },
    90_000,
  );
});
