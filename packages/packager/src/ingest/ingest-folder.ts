import { join } from 'node:path';
import { SLUG } from '../films/film-description.js';

/** Paths of an ingested event within the folder of live events. */
export interface IngestFolder {
  readonly path: string;
  /** Journal of what has been packaged, one entry per line. */
  readonly journal: string;
  /** Exists once the event has ended and specifies which segments the video plays. */
  readonly recording: string;
  /** Lock file of the process that packages the event. */
  readonly lock: string;
  /** File with the key that encoders need to publish. */
  readonly key: string;
  /** Fragmented MP4 file of one rendition, in the format of films. */
  track(id: string): string;
}

const wellFormed = new RegExp(`^${SLUG}$`, 'u');

/** Whether an id can be used as a folder name; other ids cannot be ingested. */
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
