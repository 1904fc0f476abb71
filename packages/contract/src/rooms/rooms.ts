/** Kinds of content that a room can play: videos and live content. */
export const ROOM_CONTENT_KINDS = ['vod', 'live'] as const;
export type RoomContentKind = (typeof ROOM_CONTENT_KINDS)[number];

/** The status of a member as shown to the others. */
export const ROOM_STATUSES = ['watching', 'buffering', 'ad', 'away', 'offline'] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];

/** Reactions to a message, in the order of the menu. */
export const ROOM_REACTIONS = ['like', 'love', 'laugh', 'surprise', 'sad', 'applause'] as const;
export type RoomReaction = (typeof ROOM_REACTIONS)[number];

/** Reasons for reporting a member. */
export const ROOM_REPORT_REASONS = ['spam', 'abuse', 'other'] as const;
export type RoomReportReason = (typeof ROOM_REPORT_REASONS)[number];

/** Path of a room's WebSocket; its first message is `hello` with a ticket. */
export const roomSocketPath = (id: string): string => `/api/v2/room/${encodeURIComponent(id)}/socket`;
