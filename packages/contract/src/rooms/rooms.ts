/** What a room can hold: a video, or what is live. */
export const ROOM_CONTENT_KINDS = ['vod', 'live'] as const;
export type RoomContentKind = (typeof ROOM_CONTENT_KINDS)[number];

/** How a member is shown to the others. */
export const ROOM_STATUSES = ['watching', 'buffering', 'ad', 'away', 'offline'] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];

/** What can be put under a message, in the order in which it is offered. */
export const ROOM_REACTIONS = ['like', 'love', 'laugh', 'surprise', 'sad', 'applause'] as const;
export type RoomReaction = (typeof ROOM_REACTIONS)[number];

/** Why a member reports another. */
export const ROOM_REPORT_REASONS = ['spam', 'abuse', 'other'] as const;
export type RoomReportReason = (typeof ROOM_REPORT_REASONS)[number];

/** Where the WebSocket of a room is; its first message is `hello` with a ticket. */
export const roomSocketPath = (id: string): string => `/api/v2/room/${encodeURIComponent(id)}/socket`;
