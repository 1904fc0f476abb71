import { Type } from '@sinclair/typebox';
import { ContentItem, Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { exampleItem } from '../content/content.examples.js';
import { POSITION_MAX } from '../calls/limits.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { Body, Id, idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

const MULTI_VIEW_LAYOUTS = ['twoUp', 'pip', 'threeUp', 'quad'] as const;

const Kind = OneOf(['vod', 'live'] as const);
const Seconds = Type.Number({ minimum: 0, maximum: POSITION_MAX });
/** From the playback data; for a multi-view, from its first manifest. */
const playbackSessionId = Id;
/** Marks the last heartbeat of a screen, which frees its slot at once. */
const ended = Type.Optional(Type.Boolean());
const heartbeat = Type.Object({
  /** Seconds until the next heartbeat is due; null when the caller's screens are not counted. */
  nextIn: Nullable(Type.Number()),
});
const beat = { nextIn: 20 };

export const watchingShapes = defineShapes({
  saveWatchProgress: {
    summary: 'Stores how far the caller has watched a video.',
    params: idParams,
    body: Body({
      position: Seconds,
      duration: Type.Number({
        exclusiveMinimum: 0,
        maximum: POSITION_MAX,
        description: 'The length of the video in seconds.',
      }),
      /** Identifies the page that saves; of its saves the highest `sequence` wins, in whatever order they arrive. */
      writer: Type.Optional(Id),
      sequence: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    response: null,
    errors: ['VOD_NOT_FOUND'],
    example: null,
  },
  listHistory: {
    summary: 'Lists the content that the caller watched, newest first.',
    query: Type.Object(keysetQuery(20)),
    response: Type.Object({
      entries: Type.Array(Type.Object({ item: ContentItem, watchedAt: Instant, position: Seconds })),
      paging: Paging,
    }),
    errors: [],
    example: {
      entries: [{ item: exampleItem, watchedAt: '2026-11-20T21:00:00.000Z', position: 41.5 }],
      paging: { moreDataAvailable: false, lastSeen: '1001' },
    },
  },
  clearHistory: {
    summary: 'Deletes the caller’s whole watch history; a repeated call changes nothing.',
    response: null,
    errors: [],
    example: null,
  },
  removeFromHistory: {
    summary: 'Removes a video from the caller’s watch history; a repeated call changes nothing.',
    params: idParams,
    response: null,
    errors: [],
    example: null,
  },
  sendPlaybackHeartbeat: {
    summary: 'Reports that a player is still playing; the service counts the screens of an account by it.',
    body: Body({ playbackSessionId, id: Id, kind: Kind, position: Seconds, paused: Type.Boolean(), ended }),
    response: heartbeat,
    errors: ['TOO_MANY_SCREENS'],
    example: beat,
  },
  sendMultiViewHeartbeat: {
    summary: 'Reports that a multi-view is still playing; its videos count as one screen.',
    body: Body({
      playbackSessionId,
      layout: OneOf(MULTI_VIEW_LAYOUTS),
      videos: Type.Array(Body({ id: Id, kind: Kind, position: Seconds }), { minItems: 1, maxItems: 4 }),
      ended,
    }),
    response: heartbeat,
    errors: ['TOO_MANY_SCREENS'],
    example: beat,
  },
});
