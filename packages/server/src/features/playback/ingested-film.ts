import type { Film } from '../../media/film-index.js';
import type { IngestIndex } from '../../media/ingest/ingest-index.js';
import { ingestDescription } from '../../media/ingest/ingest-packager.js';
import { nextNumber } from '../../media/ingest/ingest-state.js';
import type { Playable } from '../content/playable.js';

/** What an encoder sent for something playable, in the form of a film. */
export interface IngestedFilm {
  /** The event that it came in for. */
  readonly event: string;
  readonly film: Film;
}

/** What of something playable decides on it. */
interface PlayedItem extends Pick<Playable, 'drm'> {
  readonly item: Pick<Playable['item'], 'id'>;
  readonly live: Pick<NonNullable<Playable['live']>, 'channelId'> | null;
}

/**
 * An event plays what comes in for it, a video what came in for the event of its id; both go before a film or a source
 * (LIVE-10, LIVE-12). Null where there is nothing of that.
 */
export const ingestedFilm = async (
  ingests: Pick<IngestIndex, 'ingest'>,
  { live, item, drm }: PlayedItem,
): Promise<IngestedFilm | null> => {
  const event = live?.channelId ?? item.id;
  const ingest = await ingests.ingest(event);
  if (ingest === null) return null;
  const { recording, state } = ingest;
  const plays =
    live === null
      ? recording !== null && recording.duration > 0 && drm === null
      : recording === null && nextNumber(state) > 0;
  if (!plays) return null;
  const description = ingestDescription(ingest, recording?.duration ?? 1);
  return { event, film: { folder: '', description, tracks: new Map() } };
};
