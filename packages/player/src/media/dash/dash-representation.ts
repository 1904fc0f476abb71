import type { MediaInfo } from 'dashjs';

/** The representation of a file, as dash.js 5 sends it; its type declarations are outdated. */
export interface OfRepresentation {
  readonly representation: {
    readonly id: string;
    /** Seconds from the clock of its segments to that of the presentation; NaN for a track that is a single file. */
    readonly mseTimeOffset: number;
    readonly mediaInfo: Pick<MediaInfo, 'index' | 'streamInfo'>;
  };
}

export const isOfRepresentation = (request: object): request is OfRepresentation =>
  'representation' in request &&
  typeof request.representation === 'object' &&
  request.representation !== null;

/** Seconds from the clock of a file to that of the presentation; a single file counts from the start of its period. */
export const offsetOf = ({ representation: { mseTimeOffset, mediaInfo } }: OfRepresentation): number =>
  Number.isFinite(mseTimeOffset) ? mseTimeOffset : (mediaInfo.streamInfo?.start ?? 0);
