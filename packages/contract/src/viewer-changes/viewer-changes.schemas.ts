import { Type, type Static } from '@sinclair/typebox';
import { Nullable, Words } from '../content/content-item.schemas.js';
import { defineShapes } from '../shape.js';

/** What a viewer has changed, on whichever device. */
export const ViewerChange = Type.Object(
  {
    /**
     * `connected` begins a stream; `all` stands for it within a minute of a change, and follows a gap: anything may have
     * changed.
     */
    subject: Words(['connected', 'all', 'favourites', 'history', 'watchlists'] as const),
    /** Of the video, or of the watchlist; null for `connected` and `all`. */
    id: Nullable(Type.String()),
    /** Of `favourites`: whether the video is one now. */
    favourite: Type.Optional(Type.Boolean()),
    /** Of `history`: fraction watched, 0–1; 0 for what was forgotten. */
    watchProgress: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  },
  { $id: 'ViewerChange' },
);
export type ViewerChange = Static<typeof ViewerChange>;

export const viewerChangesShapes = defineShapes({
  streamViewerChanges: {
    summary: 'Server-sent events: what the caller changed of their lists and history, wherever they did.',
    reply: ViewerChange,
    mediaType: 'text/event-stream',
    errors: [],
    example: { subject: 'favourites', id: '1001', favourite: true },
  },
});
