import { join } from 'node:path';
import { SLUG } from '../film-description.js';

/** Where the pieces of one ingested event stand, below the folder of live events. */
export interface IngestFolder {
  readonly path: string;
  /** What has been packaged so far, a line a piece. */
  readonly journal: string;
  /** There once the event is over: which part of the journal its video plays. */
  readonly recording: string;
  /** Held by the one process that packages the event. */
  readonly lock: string;
  /** What encoders must know to publish. */
  readonly key: string;
  /** One rendition in one fragmented MP4 file, as films have it. */
  track(id: string): string;
}

const wellFormed = new RegExp(`^${SLUG}$`, 'u');

/** Ids of other forms have no address of their own, and so no folder. */
export const isIngestId = (event: string): boolean => wellFormed.test(event);

export const ingestFolder = (liveFolder: string, event: string): IngestFolder => {
  const path = join(liveFolder, event);
  return {
    path,
    journal: join(path, 'journal.jsonl'),
    recording: join(path, 'recording.json'),
    lock: join(path, 'lock'),
    key: join(path, 'key'),
    track: (id) => join(path, `${id}.mp4`),
  };
};
