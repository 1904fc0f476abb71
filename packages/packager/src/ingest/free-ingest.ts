import { rename, truncate, unlink, writeFile } from 'node:fs/promises';
import { ingestFolder } from './ingest-folder.js';
import type { Ingest } from './ingest-index.js';
import { isGap, wallClockOf, type IngestState, type IngestTrack } from './ingest-state.js';

/** Ignores files that an earlier run has removed. */
const unlessMissing = async (removing: Promise<void>): Promise<void> => {
  try {
    await removing;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
};

/** The number of the first segment in the first file of a track with something that was sent after a time. */
const firstKept = (state: IngestState, { facts, segments, files }: IngestTrack, before: number): number => {
  const later = segments.find(
    (segment) =>
      !isGap(segment) &&
      wallClockOf(state, segment, facts.timescale) + (segment.duration * 1000) / facts.timescale > before,
  );
  // The last file is still being written.
  const position = Math.min(later?.start ?? Infinity, files.at(-1) ?? 0);
  const file = files.findLast((first) => first <= position) ?? 0;
  return file === 0 ? 0 : (segments.find((segment) => !isGap(segment) && segment.start >= file)?.number ?? 0);
};

const endOf = ({ segments }: IngestTrack, kept: number): number => segments[kept]?.start ?? 0;

/**
 * Removes the files of an ingest with nothing but what was sent before a time, and keeps the initialisation segments.
 * What is kept is noted first, so that no request finds a file that is about to go.
 * @param before milliseconds since the epoch
 * @returns the number of the first segment that is kept
 */
export const freeIngest = async (
  liveFolder: string,
  { id, state }: Ingest,
  before: number,
): Promise<number> => {
  const tracks = [...state.tracks.values()];
  const kept = Math.max(state.kept, ...tracks.map((track) => firstKept(state, track, before)));
  if (kept === 0) return 0;
  const folder = ingestFolder(liveFolder, id);
  if (kept > state.kept) {
    const draft = `${folder.kept}.${process.pid}`;
    await writeFile(draft, JSON.stringify({ first: kept }));
    await rename(draft, folder.kept);
  }
  for (const track of tracks) {
    const { facts, files } = track;
    const end = endOf(track, kept);
    for (const [at, from] of files.entries()) {
      const next = files[at + 1];
      if (next === undefined || next > end) break;
      await unlessMissing(
        from === 0 ? truncate(folder.track(facts.id), facts.initBytes) : unlink(folder.track(facts.id, from)),
      );
    }
  }
  return kept;
};
