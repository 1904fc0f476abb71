import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
const BREAK_AT = 20;
let film: PlaybackData;

/** URL of a VAST document with one advertisement that can be skipped immediately. */
const documentAddress = (): string => {
  const vast = `<VAST version="4.2"><Ad id="a"><InLine><AdSystem>s</AdSystem><AdTitle>Within</AdTitle><Creatives><Creative>
    <Linear skipoffset="00:00:00"><Duration>00:00:05</Duration><MediaFiles>
    <MediaFile delivery="progressive" type="video/mp4" width="320" height="180"><![CDATA[${location.origin}/films/lantern-coast/v180.mp4]]></MediaFile>
    </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;
  return URL.createObjectURL(new Blob([vast], { type: 'text/xml' }));
};

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
  const adUnits = [{ type: 'MID_ROLL' as const, offset: BREAK_AT, url: documentAddress() }];
  for (const stream of film.streams) Object.assign(stream, { adUnits });
});
afterEach(() => document.body.replaceChildren());

describe('a mid-roll break', () => {
  it('plays once when a seek skips it, and the film continues from the seek target', async () => {
    const player = Object.assign(document.createElement('footlight-player'), {
      muted: true,
      protocol: 'hls' as const,
      playback: film,
    });
    const placements: string[] = [];
    player.addEventListener('footlight-adstart', ({ detail }) => placements.push(detail.placement));
    document.body.append(player);
    await player.play();
    const playsFrom = (seconds: number) =>
      vi.waitFor(() => {
        expect(player.state).toMatchObject({ ad: null, isPlaying: true, seeking: false });
        expect(player.state.currentTime).toBeGreaterThan(seconds);
      }, WAIT_OPTIONS);
    await playsFrom(0);

    await player.seek({ to: BREAK_AT + 6 });
    await vi.waitFor(
      () => expect(player.state.ad).toMatchObject({ placement: 'MID_ROLL', phase: 'playing' }),
      WAIT_OPTIONS,
    );
    expect(player.state.currentTime).toBeGreaterThanOrEqual(BREAK_AT + 5.9);
    const skip = await vi.waitFor(() => {
      const button = player.shadowRoot?.querySelector<HTMLButtonElement>('button.ad-skip') ?? null;
      expect(button).not.toBeNull();
      return button;
    }, WAIT_OPTIONS);
    skip?.focus();
    skip?.click();
    await playsFrom(BREAK_AT + 6);
    expect(player.shadowRoot?.activeElement?.className, 'the shortcuts stay reachable').toContain('stage');

    // Seeking back and crossing the break again must not replay it.
    await player.seek({ to: BREAK_AT - 2 });
    await playsFrom(BREAK_AT - 2);
    await player.seek({ to: BREAK_AT + 7 });
    await playsFrom(BREAK_AT + 7.3);
    expect(placements).toEqual(['MID_ROLL']);
  });
});
