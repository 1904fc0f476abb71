export { type CallArguments, type CallParts } from './call-parts.js';
export { createClient, type Client, type ClientOptions, type StreamName } from './client.js';
export { preloadScript } from './preload-script.js';
export { followStream, type StreamFollower } from './follow-stream.js';
export { followRoom, type RoomFollower, type RoomWay } from './follow-room.js';
export type { RoomConnection } from './room-socket.js';
export { HttpError, isHttpError, type HttpErrorCode, type TransportCode } from './http-error.js';
export * from './token-store.js';
export { guardedStorage, sharedStorage, tabStorage, type WebStorage } from './web-storage.js';
