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
    /** Exists once old segments were removed, and names the first one that is kept. */
    kept: join(path, 'kept.json'),
    /**
     * Fragmented MP4 file of one rendition, in the format of films. Later segments are in files of their own, so that
     * old ones can be removed.
     * @param from position of the file's first byte within the track
     */
    track: (id: string, from = 0): string => join(path, from === 0 ? `${id}.mp4` : `${id}.${from}.mp4`),
  };
};

export type IngestFolder = ReturnType<typeof ingestFolder>;
