import { Type, type Static } from '@sinclair/typebox';
import { Nullable, OneOf } from '../content/content-item.schemas.js';
import { defineShapes } from '../calls/shape.js';

/** A change that the viewer made on any device. */
export const ViewerChange = Type.Object(
  {
    /**
     * `connected` starts a stream. `all` means that anything may have changed: it follows a gap, or is sent within a
     * minute of a change.
     */
    subject: OneOf(['connected', 'all', 'favourites', 'history', 'watchlists'] as const),
    /** Id of the video or the watchlist; null for `connected` and `all`. */
    id: Nullable(Type.String()),
    /** For `favourites`: whether the video is a favourite now. */
    favourite: Type.Optional(Type.Boolean()),
    /** For `history`: fraction watched, 0–1; 0 for a removed entry. */
    watchProgress: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  },
  { $id: 'ViewerChange' },
);
export type ViewerChange = Static<typeof ViewerChange>;

export const viewerChangesShapes = defineShapes({
  streamViewerChanges: {
    summary: 'Streams changes to the caller’s lists and history on any device, as server-sent events.',
    response: ViewerChange,
    mediaType: 'text/event-stream',
    errors: [],
    example: { subject: 'favourites', id: '1001', favourite: true },
  },
});
