import { join } from 'node:path';
import { SLUG } from '../films/film-description.js';

const wellFormed = new RegExp(`^${SLUG}$`, 'u');

/** Whether an id can be used as a folder name; other ids cannot be ingested. */
export const isIngestId = (event: string): boolean => wellFormed.test(event);

/** Paths of an ingested event within the folder of live events. */
export const ingestFolder = (liveFolder: string, event: string) => {
  const path = join(liveFolder, event);
  return {
    path,
    /** Journal of what has been packaged, one entry per line. */
    journal: join(path, 'journal.jsonl'),
    /** Exists once the event has ended and specifies which segments the video plays. */
    recording: join(path, 'recording.json'),
    /** Lock file of the process that packages the event. */
    lock: join(path, 'lock'),
    /** File with the key that encoders need to publish. */
    key: join(path, 'key'),
    /** Fragmented MP4 file of one rendition, in the format of films. */
    track: (id: string): string => join(path, `${id}.mp4`),
  };
};

export type IngestFolder = ReturnType<typeof ingestFolder>;
