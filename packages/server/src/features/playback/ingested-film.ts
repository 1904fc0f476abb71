import {
  type Film,
  ingestDescription,
  type IngestIndex,
  nextNumber,
  recordedRange,
} from '@footlight/packager';
import type { Playable } from '../content/playable.js';

/** A playable item's encoder ingest, in the form of a film. */
export interface IngestedFilm {
  /** Id of the event it was ingested for. */
  readonly event: string;
  readonly film: Film;
}

/** The part of a playable item that decides on its ingest. */
interface PlayedItem extends Pick<Playable, 'drm' | 'broadcast'> {
  readonly item: Pick<Playable['item'], 'id'>;
  readonly live: Pick<NonNullable<Playable['live']>, 'channelId'> | null;
}

/**
 * An event plays its ingest while it is live; a video plays the recording of the event with the same id. Both take
 * precedence over a film or a source (LIVE-10, LIVE-12). A broadcast plays its time of the ingest of what sent it
 * (GUIDE-40). Null if there is no such ingest or recording.
 */
export const ingestedFilm = async (
  ingests: Pick<IngestIndex, 'ingest'>,
  { live, item, drm, broadcast = null }: PlayedItem,
): Promise<IngestedFilm | null> => {
  const event = broadcast?.senderId ?? live?.channelId ?? item.id;
  const ingest = await ingests.ingest(event);
  if (ingest === null) return null;
  const { state } = ingest;
  const recording = broadcast === null ? ingest.recording : recordedRange(state, broadcast);
  const plays =
    live === null
      ? recording !== null && recording.duration > 0 && drm === null
      : recording === null && nextNumber(state) > 0;
  if (!plays) return null;
  const description = ingestDescription(ingest, recording?.duration ?? 1);
  return { event, film: { description, tracks: new Map(), text: async () => null } };
};
