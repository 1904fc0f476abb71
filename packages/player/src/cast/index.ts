export { enableCast, type EnabledCast } from './enable-cast.js';
export type { CastOptions, CastSource } from './cast-options.js';
export type { CastLoadRequest, CastMediaInfo, CastTrack } from './cast-api.js';
export type { CastingElement } from './cast-remote.js';
export type { CastVideo } from './load-request.js';
