import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { ERROR_STATUS, type ErrorCode } from '../errors/errors.js';
import {
  POSITION_MAX,
  ROOM_MEMBERS_MAX,
  ROOM_MESSAGES_SHOWN,
  ROOM_NAME_MAX,
  ROOM_TEXT_MAX,
} from '../calls/limits.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { Body, Id, idParams } from '../calls/params.schemas.js';
import {
  ROOM_CONTENT_KINDS,
  ROOM_REACTIONS,
  ROOM_REPORT_REASONS,
  ROOM_STATUSES,
  roomSocketPath,
} from './rooms.js';
import { defineShapes } from '../calls/shape.js';

/** Seconds from the start of a video; for live content, the time of the picture in seconds since 1970. */
const Position = Type.Number({ minimum: 0, maximum: POSITION_MAX });
const Rate = Type.Number({ minimum: 0.25, maximum: 2 });
/** Milliseconds since 1970 on the service's clock. */
const Moment = Type.Number({ minimum: 0, maximum: 1e15 });
const State = OneOf(['playing', 'paused'] as const);
const Name = Type.String({ minLength: 1, maxLength: ROOM_NAME_MAX, pattern: '\\S' });
const Reaction = OneOf(ROOM_REACTIONS);

/** The shared playback position: `positionSeconds` at the time `at`, advancing from there while playing. */
export const RoomPlayback = Type.Object(
  {
    state: State,
    positionSeconds: Position,
    rate: Rate,
    at: Moment,
    /** Increases with each change; a steering command names the revision that it is based on. */
    revision: Type.Integer({ minimum: 0 }),
  },
  { $id: 'RoomPlayback' },
);
export type RoomPlayback = Static<typeof RoomPlayback>;

export const RoomMember = Type.Object(
  { id: Type.String(), name: Type.String(), status: OneOf(ROOM_STATUSES) },
  { $id: 'RoomMember' },
);
export type RoomMember = Static<typeof RoomMember>;

export const RoomMessage = Type.Object(
  {
    id: Type.String(),
    memberId: Type.String(),
    /** The member's name when the message was written. */
    name: Type.String(),
    /** Plain text; mark-up is shown as typed. */
    text: Type.String(),
    at: Instant,
    reactions: Type.Array(Type.Object({ reaction: Reaction, memberIds: Type.Array(Type.String()) }), {
      maxItems: ROOM_REACTIONS.length,
    }),
  },
  { $id: 'RoomMessage' },
);
export type RoomMessage = Static<typeof RoomMessage>;

/** A room as shown to anyone with its link. */
export const Room = Type.Object(
  {
    id: Type.String(),
    content: Type.Object({
      kind: OneOf(ROOM_CONTENT_KINDS),
      id: Type.String(),
      /** Empty when the content is no longer in the catalogue. */
      title: Type.String(),
    }),
    hostName: Type.String(),
    memberCount: Type.Integer({ minimum: 0 }),
    /** The caller's member id; null when the caller is not a member. */
    memberId: Nullable(Type.String()),
  },
  { $id: 'Room' },
);
export type Room = Static<typeof Room>;

/** The members of a room, and who may steer. */
const People = {
  hostId: Type.String(),
  /** Whether every member may play, pause and seek for all; otherwise only the host may. */
  everyoneSteers: Type.Boolean(),
  members: Type.Array(RoomMember, { maxItems: ROOM_MEMBERS_MAX }),
};

/** Events sent to a member, over the WebSocket or as server-sent events. */
export const RoomEvent = Type.Union(
  [
    Type.Object({
      type: Type.Literal('welcome'),
      now: Moment,
      memberId: Type.String(),
      /** Whether the member may write messages; children only read them. */
      mayChat: Type.Boolean(),
      blockedIds: Type.Array(Type.String()),
      playback: RoomPlayback,
      ...People,
      messages: Type.Array(RoomMessage, { maxItems: ROOM_MESSAGES_SHOWN }),
    }),
    Type.Object({
      type: Type.Literal('playback'),
      playback: RoomPlayback,
      memberId: Nullable(Type.String()),
    }),
    Type.Object({ type: Type.Literal('people'), ...People }),
    Type.Object({ type: Type.Literal('message'), message: RoomMessage }),
    Type.Object({
      type: Type.Literal('reactions'),
      messageId: Type.String(),
      reactions: RoomMessage.properties.reactions,
    }),
    Type.Object({ type: Type.Literal('typing'), memberId: Type.String(), isTyping: Type.Boolean() }),
    Type.Object({ type: Type.Literal('blocked'), blockedIds: Type.Array(Type.String()) }),
    /** Reply to the WebSocket command with this `id`. */
    Type.Object({ type: Type.Literal('answer'), id: Type.Integer(), now: Moment }),
    Type.Object({
      type: Type.Literal('refused'),
      id: Nullable(Type.Integer()),
      code: Type.Unsafe<ErrorCode>({ type: 'string', enum: Object.keys(ERROR_STATUS) }),
      details: Type.Record(Type.String(), Type.Unknown()),
    }),
    Type.Object({
      type: Type.Literal('closed'),
      /** `removed` by the host, `closed` by an administrator or for lack of members, `left` on another page. */
      reason: OneOf(['removed', 'closed', 'left'] as const),
    }),
  ],
  { $id: 'RoomEvent' },
);
export type RoomEvent = Static<typeof RoomEvent>;

const commandFields = {
  /** The kind of command; each requires the fields that are marked with it here. */
  type: OneOf(['ping', 'steer', 'chat', 'react', 'typing', 'status'] as const),
  /** `steer` */
  state: Type.Optional(State),
  /** `steer` */
  positionSeconds: Type.Optional(Position),
  /** `steer` */
  rate: Type.Optional(Rate),
  /** `steer`: when the video was at that position, on the service's clock as estimated by the member. */
  at: Type.Optional(Moment),
  /** `steer`: revision of the playback that it is based on. */
  revision: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e15 })),
  /** `chat` */
  text: Type.Optional(Type.String({ minLength: 1, maxLength: ROOM_TEXT_MAX, pattern: '\\S' })),
  /** `react` */
  messageId: Type.Optional(Id),
  /** `react` */
  reaction: Type.Optional(Reaction),
  /** `react`, `typing`: the new state. */
  on: Type.Optional(Type.Boolean()),
  /** `status`: state of the member's own player. */
  status: Type.Optional(OneOf(['watching', 'buffering', 'ad', 'away'] as const)),
};

/** A command of a member. */
export const RoomCommand = Body(commandFields);
export type RoomCommand = Static<typeof RoomCommand>;

/** The same over the WebSocket, with an `id` for matching the response. The first message contains only the ticket. */
export const RoomSocketCommand = Body({
  ...commandFields,
  id: Type.Integer({ minimum: 0, maximum: 1e9 }),
});
export const RoomHello = Body({
  type: Type.Literal('hello'),
  ticket: Type.String({ minLength: 1, maxLength: 200 }),
});

export const RoomReport = Type.Object(
  {
    id: Type.String(),
    roomId: Type.String(),
    reason: OneOf(ROOM_REPORT_REASONS),
    reporterName: Type.String(),
    reportedName: Type.String(),
    /** Null for guests. */
    reportedAccountId: Nullable(Type.String()),
    /** The message as written; null when the report concerns a member without a message. */
    message: Nullable(Type.String()),
    at: Instant,
    isRoomOpen: Type.Boolean(),
  },
  { $id: 'RoomReport' },
);
export type RoomReport = Static<typeof RoomReport>;

const memberParams = Type.Object({ id: Id, memberId: Id });
const room: Room = {
  id: 'Wq3hZ0v1c9TnB2kd',
  content: { kind: 'vod', id: '1001', title: 'The Lantern Coast' },
  hostName: 'Vera',
  memberCount: 1,
  memberId: 'm-1',
};

export const roomsShapes = defineShapes({
  createRoom: {
    summary: 'Opens a room to watch something together; the caller becomes its host.',
    body: Body({
      kind: OneOf(ROOM_CONTENT_KINDS),
      contentId: Id,
      /** Required for guests; for signed-in viewers the default is the name of their profile. */
      name: Type.Optional(Name),
      /** The initial position for all members; default: the start of a video, or the live edge. */
      positionSeconds: Type.Optional(Position),
    }),
    response: Room,
    status: 201,
    errors: ['CONTENT_NOT_FOUND', 'ROOM_NAME_REQUIRED'],
    example: room,
  },
  getRoom: {
    summary: 'Returns what is watched in a room, who its host is, and whether the caller is a member.',
    params: idParams,
    response: Room,
    errors: ['ROOM_NOT_FOUND'],
    example: { ...room, memberId: null },
  },
  joinRoom: {
    summary: 'Makes the caller a member of a room; a repeated call only changes the caller’s name.',
    params: idParams,
    body: Body({ name: Type.Optional(Name) }),
    response: Room,
    errors: ['ROOM_NOT_FOUND', 'ROOM_NAME_REQUIRED', 'ROOM_FULL', 'ROOM_REMOVED'],
    example: { ...room, memberId: 'm-2', memberCount: 2 },
  },
  leaveRoom: {
    summary: 'Leaves a room; when the host leaves, another member becomes the host.',
    params: idParams,
    response: null,
    errors: ['ROOM_NOT_FOUND'],
    example: null,
  },
  createRoomTicket: {
    summary: 'Returns a ticket that opens the WebSocket of a room once, for the caller as a member.',
    params: idParams,
    response: Type.Object({
      ticket: Type.String(),
      expiresInSeconds: Type.Integer(),
      /** Path of the WebSocket, relative to the origin of the service. */
      socketPath: Type.String(),
    }),
    status: 201,
    errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_MEMBER', 'ROOM_REMOVED'],
    example: { ticket: 'bXktdGlja2V0', expiresInSeconds: 30, socketPath: roomSocketPath(room.id) },
  },
  streamRoom: {
    summary: 'Streams the events of a room as server-sent events, for clients that cannot open a WebSocket.',
    params: idParams,
    response: RoomEvent,
    mediaType: 'text/event-stream',
    errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_MEMBER', 'ROOM_REMOVED'],
    example: { type: 'typing', memberId: 'm-2', isTyping: true },
  },
  sendToRoom: {
    summary: 'Sends a command to a room: the same commands as over its WebSocket.',
    params: idParams,
    body: RoomCommand,
    response: Type.Object({ now: Moment }),
    errors: [
      'ROOM_NOT_FOUND',
      'ROOM_NOT_MEMBER',
      'ROOM_REMOVED',
      'ROOM_STEERING_NOT_ALLOWED',
      'ROOM_CHAT_NOT_ALLOWED',
      'ROOM_CHANGED',
      'ROOM_MESSAGE_NOT_FOUND',
    ],
    example: { now: 1_795_000_000_000 },
  },
  saveRoom: {
    summary: 'Makes another member the host, or sets who may control playback; only the host may call it.',
    params: idParams,
    body: Body({ hostId: Type.Optional(Id), everyoneSteers: Type.Optional(Type.Boolean()) }),
    response: null,
    errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_MEMBER', 'ROOM_REMOVED', 'ROOM_HOST_ONLY', 'ROOM_MEMBER_NOT_FOUND'],
    example: null,
  },
  removeRoomMember: {
    summary: 'Removes a member, who cannot join again; only the host may call it.',
    params: memberParams,
    response: null,
    errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_MEMBER', 'ROOM_REMOVED', 'ROOM_HOST_ONLY', 'ROOM_MEMBER_NOT_FOUND'],
    example: null,
  },
  blockRoomMember: {
    summary: 'Hides the messages of a member from the caller.',
    params: memberParams,
    response: null,
    errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_MEMBER', 'ROOM_REMOVED', 'ROOM_MEMBER_NOT_FOUND'],
    example: null,
  },
  unblockRoomMember: {
    summary: 'Shows the messages of a member to the caller again.',
    params: memberParams,
    response: null,
    errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_MEMBER', 'ROOM_REMOVED'],
    example: null,
  },
  reportRoomMember: {
    summary: 'Reports a member, or one message, to the administrators.',
    params: idParams,
    body: Body({
      memberId: Id,
      messageId: Type.Optional(Id),
      reason: OneOf(ROOM_REPORT_REASONS),
    }),
    response: null,
    errors: [
      'ROOM_NOT_FOUND',
      'ROOM_NOT_MEMBER',
      'ROOM_REMOVED',
      'ROOM_MEMBER_NOT_FOUND',
      'ROOM_MESSAGE_NOT_FOUND',
    ],
    example: null,
  },
  listRoomReports: {
    summary: 'Lists reports from rooms that no administrator has settled, newest first.',
    query: Type.Object(keysetQuery(PAGE_SIZES.roomReports)),
    response: Type.Object({ reports: Type.Array(RoomReport), paging: Paging }),
    errors: [],
    example: {
      reports: [
        {
          id: 'p-1',
          roomId: room.id,
          reason: 'abuse',
          reporterName: 'Vera',
          reportedName: 'Somebody',
          reportedAccountId: null,
          message: 'An offensive message.',
          at: '2026-11-21T20:00:00.000Z',
          isRoomOpen: true,
        },
      ],
      paging: { moreDataAvailable: false, lastSeen: 'p-1' },
    },
  },
  settleRoomReport: {
    summary: 'Settles a report, with or without closing the room.',
    params: idParams,
    body: Body({ closeRoom: Type.Boolean() }),
    response: null,
    errors: ['ROOM_REPORT_NOT_FOUND'],
    example: null,
  },
});
