import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
const PAST_MS = 60_000;

beforeAll(definePlayer);
afterEach(() => document.body.replaceChildren());

it('a live stream without a clock of its own asks no server of others for the time', async () => {
  const film = await filmPlayback('lantern-coast');
  const stream = film.streams.find(({ protocol }) => protocol === 'DASH');
  if (stream === undefined) throw new Error('The film has no DASH stream.');
  const start = new Date(Date.now() - PAST_MS).toISOString();
  const manifest = (await (await fetch(stream.url)).text())
    .replace('type="static"', `type="dynamic" availabilityStartTime="${start}" minimumUpdatePeriod="PT60S"`)
    .replace(/ mediaPresentationDuration="[^"]*"/u, '');
  const src = URL.createObjectURL(new Blob([manifest], { type: 'application/dash+xml' }));
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    src,
    protocol: 'dash' as const,
    storage: null,
  });
  document.body.append(player);
  // The time is asked for before the first segment is chosen.
  await vi.waitFor(() => expect(player.state.live).not.toBeNull(), WAIT_OPTIONS);
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
  expect(new Set(hosts.filter((origin) => origin !== 'null'))).toEqual(new Set([location.origin]));
});
