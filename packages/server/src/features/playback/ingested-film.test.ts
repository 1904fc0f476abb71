import { expect, it } from 'vitest';
import { applyLine, emptyIngest, type Ingest, type IngestIndex, type Recording } from '@footlight/packager';
import type { Playable } from '../content/playable.js';
import { ingestedFilm } from './ingested-film.js';

/** An event with one received part, or none. */
const ingests = (parts: 0 | 1, recording: Recording | null): Pick<IngestIndex, 'ingest'> => {
  const state = emptyIngest();
  const track = {
    id: 'a-main',
    kind: 'audio' as const,
    timescale: 1_000,
    initBytes: 4,
    bandwidth: 96_000,
    codecs: 'mp4a.40.2',
    language: 'und',
    label: 'Live',
    channels: 2,
  };
  applyLine(state, { is: 'event', segmentMs: 2_000, partMs: 2_000, tracks: [track] });
  applyLine(state, { is: 'source', number: 0, startsAt: 0, offsetMs: 0 });
  if (parts === 1) {
    const bytes = { start: 4, end: 5, time: 0, duration: 2_000 };
    applyLine(state, { is: 'part', track: 'a-main', segment: 0, ...bytes, independent: true });
  }
  const ingest: Ingest = { id: '2003', state, recording, readBytes: async () => Buffer.alloc(1) };
  return { ingest: async (event) => (event === '2003' ? ingest : null) };
};

const RECORDING: Recording = { first: 0, end: 1, duration: 2 };
const playable = (id: string, more: Partial<Pick<Playable, 'live' | 'drm'>>) => ({
  live: null,
  drm: null,
  ...more,
  item: { id },
});
const live = { channelId: '2003' };

// LIVE-10, LIVE-12
it.each([
  ['an event while something comes in', 1, null, { live }, '2003', true],
  ['an event for which nothing has come yet', 0, null, { live }, '2003', false],
  ['an event that was recorded and is begun again', 1, RECORDING, { live }, '2003', false],
  ['a video whose event is over', 1, RECORDING, {}, '2003', true],
  ['a video whose event goes on', 1, null, {}, '2003', false],
  ['a video of an event without pictures', 1, { ...RECORDING, duration: 0 }, {}, '2003', false],
  ['a video with DRM', 1, RECORDING, { drm: 'clearkey' }, '2003', false],
  ['a video of another id', 1, RECORDING, {}, '2004', false],
] as const)(
  'ingestedFilm returns the received stream only where it applies: %s',
  async (_, parts, recording, more, id, plays) => {
    const found = await ingestedFilm(ingests(parts, recording), playable(id, more as Partial<Playable>));
    expect(found?.event).toBe(plays ? '2003' : undefined);
  },
);
