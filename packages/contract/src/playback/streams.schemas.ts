import { Type } from '@sinclair/typebox';
import { ContentItem, Nullable } from '../content/content-item.schemas.js';
import { contentExamples, exampleItem } from '../content/content.examples.js';
import { LiveDetails, SocialSharingDetail, VodDetails } from '../content/content.schemas.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { Body, ForeignId, Id, idParams } from '../calls/params.schemas.js';
import { playbackExample } from './playback.examples.js';
import { Stream } from './playback.schemas.js';
import { defineShapes } from '../calls/shape.js';

/** Exactly one of the two. */
const findQuery = Type.Object({ id: Type.Optional(Id), externalId: Type.Optional(ForeignId) });
const streamResponse = Type.Object({
  streams: Type.Array(Stream),
  expiresAt: Type.String({ format: 'date-time' }),
});
const streamExample = { streams: playbackExample.streams, expiresAt: playbackExample.expiresAt };
const accessErrors = [
  'ACCESS_DENIED',
  'SIGN_IN_REQUIRED',
  'GEOBLOCKED',
  'PLAYBACK_NOT_AVAILABLE',
  'TOO_MANY_SCREENS',
] as const;
const itemsPaging = { moreDataAvailable: false, lastSeen: '1001' };
/** Base64url without padding, as in the EME ClearKey format. */
const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 64 });

export const streamsShapes = defineShapes({
  getEventStream: {
    summary: 'Returns the stream addresses of a live event.',
    query: Type.Object({ eventId: Id }),
    response: streamResponse,
    errors: ['EVENT_NOT_FOUND', 'EVENT_NOT_LIVE', ...accessErrors],
    example: streamExample,
  },
  getVodStream: {
    summary: 'Returns the stream addresses of a video.',
    query: Type.Object({ vodId: Id }),
    response: streamResponse,
    errors: ['VOD_NOT_FOUND', ...accessErrors],
    example: streamExample,
  },
  findEvent: {
    summary: 'Returns a live event by its id or by its id in an external system.',
    query: findQuery,
    response: LiveDetails,
    errors: ['EVENT_NOT_FOUND', 'EVENT_NOT_LIVE'],
    example: contentExamples.live,
  },
  findVod: {
    summary: 'Returns a video by its id or by its id in an external system.',
    query: findQuery,
    response: VodDetails,
    errors: ['VOD_NOT_FOUND'],
    example: contentExamples.vod,
  },
  getVodPlaylist: {
    summary: 'Returns the playlist that a video plays in, and its position there.',
    query: Type.Object({ vodId: Id, playlistId: Type.Optional(Id) }),
    response: Type.Object({
      playlistId: Type.String(),
      title: Type.String(),
      /** Position of the video in it, from 1. */
      position: Type.Integer(),
      itemCount: Type.Integer(),
      previous: Nullable(ContentItem),
      next: Nullable(ContentItem),
    }),
    errors: ['VOD_NOT_FOUND', 'PLAYLIST_NOT_FOUND'],
    example: {
      playlistId: '3001',
      title: 'Thirty nights',
      position: 1,
      itemCount: 30,
      previous: null,
      next: exampleItem,
    },
  },
  listPlaylistItems: {
    summary: 'Returns a page of a playlist’s videos, without the title and description of the playlist.',
    params: idParams,
    query: Type.Object(keysetQuery(20)),
    response: Type.Object({
      vods: Type.Array(ContentItem),
      paging: Paging,
      socialSharingDetail: Nullable(SocialSharingDetail),
    }),
    errors: ['PLAYLIST_NOT_FOUND'],
    example: { vods: [exampleItem], paging: itemsPaging, socialSharingDetail: null },
  },
  requestDrmLicence: {
    summary: 'Returns a ClearKey DRM licence; the bearer token is the `jwtToken` of the playback data.',
    body: Body({
      kids: Type.Array(Base64Url, { minItems: 1, maxItems: 16 }),
      type: Type.Optional(Type.Literal('temporary')),
    }),
    response: Type.Object({
      keys: Type.Array(Type.Object({ kty: Type.Literal('oct'), kid: Base64Url, k: Base64Url })),
      type: Type.Literal('temporary'),
    }),
    errors: ['UNAUTHORISED', 'DRM_TOKEN_EXPIRED', 'DRM_TOKEN_INVALID', 'DRM_KEY_DENIED'],
    example: {
      keys: [{ kty: 'oct', kid: 'LwVHf8JLtPrv2GUXFW2v_A', k: 'w7Kdqk1UqKqGmTgx0kKkzQ' }],
      type: 'temporary',
    },
  },
});
