import { Type, type Static } from '@sinclair/typebox';
import {
  AccessLevel,
  AvailablePurchase,
  Image,
  Instant,
  Nullable,
  OnlinePlayback,
  Programme,
  OneOf,
} from '../content/content-item.schemas.js';
import { playbackExample } from './playback.examples.js';
import { defineShapes } from '../calls/shape.js';

const STREAM_PROTOCOLS = ['HLS', 'DASH'] as const;

export const SubtitleTrack = Type.Object({
  language: Type.String(),
  label: Type.String(),
  url: Type.String(),
  format: Type.Literal('vtt'),
});
export type SubtitleTrack = Static<typeof SubtitleTrack>;

export const StreamDrm = Type.Object({
  /** Bearer token for the DRM licence server; valid for this content and its keys only. */
  jwtToken: Type.String(),
  /** Address of the DRM licence server. */
  url: Type.String(),
  /** FairPlay only: address of the server certificate, in DER. */
  certificateUrl: Type.Optional(Type.String()),
  encryptionMode: OneOf(['cenc', 'cbcs'] as const),
  keySystems: Type.Array(
    OneOf(['org.w3.clearkey', 'com.widevine.alpha', 'com.microsoft.playready', 'com.apple.fps'] as const),
  ),
});
export type StreamDrm = Static<typeof StreamDrm>;

/** The position of an advertisement and the address of its VAST document. */
const AdUnit = Type.Object({
  type: OneOf(['PRE_ROLL', 'MID_ROLL', 'POST_ROLL'] as const),
  url: Type.String(),
  offset: Nullable(
    Type.Number({ description: 'The position of a mid-roll in seconds; null for other types.' }),
  ),
});

export const Stream = Type.Object({
  protocol: OneOf(STREAM_PROTOCOLS),
  /** Signed; expires at `expiresAt`. */
  url: Type.String(),
  subtitles: Type.Array(SubtitleTrack),
  drm: Nullable(StreamDrm),
  adUnits: Type.Array(AdUnit),
});
export type Stream = Static<typeof Stream>;

export const SkipMarker = Type.Object({
  type: OneOf(['INTRO', 'RECAP', 'CREDITS'] as const),
  from: Type.Number({ description: 'The start of the part in seconds.' }),
  to: Type.Number({ description: 'The end of the part in seconds.' }),
});
export type SkipMarker = Static<typeof SkipMarker>;

export const PlaybackData = Type.Object(
  {
    id: Type.String(),
    kind: OneOf(['vod', 'live'] as const),
    title: Type.String(),
    description: Type.String(),
    accessLevel: AccessLevel,
    availableLicences: Type.Array(AvailablePurchase),
    onlinePlayback: OnlinePlayback,
    streams: Type.Array(Stream),
    expiresAt: Type.String({ format: 'date-time' }),
    skipMarkers: Type.Array(SkipMarker),
    watermark: Nullable(
      Type.Object({
        url: Type.String(),
        position: OneOf(['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const),
        opacity: Type.Number(),
      }),
    ),
    thumbnailUrl: Type.String(),
    poster: Image,
    /** Seconds; null while live. */
    duration: Nullable(Type.Number()),
    annotations: Type.Object({ chapters: Nullable(Type.String()), thumbnails: Nullable(Type.String()) }),
    countdownDuration: Type.Number({
      description: 'The length of the countdown before the next video, in seconds.',
    }),
    audioOnly: Type.Boolean(),
    audioLanguages: Type.Array(Type.String()),
    /**
     * Live: length of the seekable window behind the live edge, in seconds; a `dw` in the stream address is in minutes.
     */
    dvrWindow: Nullable(Type.Number()),
    live: Nullable(
      Type.Object({
        startDate: Instant,
        /** Null: live until further notice. */
        endDate: Nullable(Instant),
        /** The guide channel whose programmes it carries. */
        epgId: Nullable(Type.String()),
        programmes: Type.Object({ now: Nullable(Programme), next: Nullable(Programme) }),
        /** Where the event takes place, in the caller’s language. */
        eventLocation: Nullable(Type.String()),
        /** Stations that also carry it in the caller’s country. */
        localBroadcasters: Type.Array(Type.String()),
      }),
    ),
    /** Premieres: the time at which playback starts for everyone. Null for any other video. */
    premiere: Nullable(Type.Object({ scheduledAt: Instant })),
    favourite: Type.Boolean(),
    /** Whether viewers may open the playback statistics. */
    statsEnabled: Type.Boolean(),
    /**
     * Identifies the screen that this playback occupies; sent with heartbeats and further requests for it. Null for
     * guests, who have none.
     */
    playbackSessionId: Nullable(Type.String()),
    /** Seconds between heartbeats; null when none are needed, because screens are not limited. */
    heartbeatInterval: Nullable(Type.Number()),
    maxHeight: Nullable(Type.Integer()),
    /** Seconds from the start to resume at; signed-in viewers only. */
    watchProgress: Nullable(Type.Number()),
  },
  { $id: 'PlaybackData' },
);
export type PlaybackData = Static<typeof PlaybackData>;

const manifestBody = Type.Object(
  {
    protocols: Type.Optional(
      Type.Array(OneOf(STREAM_PROTOCOLS), { minItems: 1, maxItems: STREAM_PROTOCOLS.length }),
    ),
    audioLanguage: Type.Optional(Type.String({ maxLength: 35 })),
    subtitleLanguage: Type.Optional(Type.String({ maxLength: 35 })),
    /** The screen to join: for the next video of a player, or a view of a multi-view. Default: a new one. */
    playbackSessionId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
  { additionalProperties: false },
);
const idParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

export const playbackShapes = defineShapes({
  postVideoManifest: {
    summary: 'Returns the playback data of a video, with signed, expiring stream addresses.',
    params: idParams,
    body: manifestBody,
    response: PlaybackData,
    errors: [
      'VOD_NOT_FOUND',
      'ACCESS_DENIED',
      'SIGN_IN_REQUIRED',
      'GEOBLOCKED',
      'PLAYBACK_NOT_AVAILABLE',
      'TOO_MANY_SCREENS',
    ],
    example: playbackExample,
  },
  postEventManifest: {
    summary: 'Returns the playback data of a live event, with signed, expiring stream addresses.',
    params: idParams,
    body: manifestBody,
    response: PlaybackData,
    errors: [
      'EVENT_NOT_FOUND',
      'EVENT_NOT_LIVE',
      'ACCESS_DENIED',
      'SIGN_IN_REQUIRED',
      'GEOBLOCKED',
      'PLAYBACK_NOT_AVAILABLE',
      'TOO_MANY_SCREENS',
    ],
    example: { ...playbackExample, id: '2001', kind: 'live', duration: null, dvrWindow: 600 },
  },
});
