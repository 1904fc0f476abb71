export { type AuthNeed, type Call, type HttpMethod } from './call.js';
export { calls, type CallName } from './calls.js';
export type { ErrorBody, FieldIssue } from './error-body.schemas.js';
export { COMMON_ERRORS, ERROR_STATUS, type ErrorCode } from './errors.js';
export { MAX_PAGE_SIZE, PAGE_SIZES } from './paging.js';
export type { Paging } from './paging.schemas.js';
export type { BodyOf, ParamsOf, QueryOf, ReplyOf } from './schemas.js';
export type {
  AccessLevel,
  ContentItem,
  ContentType,
  Image,
  Images,
  Programme,
} from './content-item.schemas.js';
export type {
  CallToAction,
  Hero,
  LiveDetails,
  Playlist,
  Row,
  RowDisplay,
  Season,
  SeasonSummary,
  Section,
  Series,
  VodDetails,
} from './content.schemas.js';
export type { PlaybackData, SkipMarker, Stream, StreamDrm, SubtitleTrack } from './playback.schemas.js';
export type { MenuItem, Menus, PublicRealm } from './realm.schemas.js';
export type { AuthTokens, SessionUser } from './session.schemas.js';
export type { UserPreferences } from './preferences.schemas.js';
