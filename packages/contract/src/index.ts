export { type AuthNeed, type Call, type HttpMethod } from './calls/call.js';
export { calls, type CallName } from './calls.js';
export type {
  FrameRequest,
  PageBoot,
  PageRequest,
  RenderPage,
  RenderedFrame,
  RenderedHead,
  RenderedPage,
  SiteModule,
  TitledContent,
} from './pages/page-render.js';
export type { ErrorBody, FieldIssue } from './errors/error-body.schemas.js';
export { fieldPath } from './documents/field-path.js';
export type { BusyScreen, ErrorDetails } from './error-details.js';
export { FOUND_KINDS, SEARCH_KINDS, type FoundKind, type SearchKind } from './search/search.js';
export {
  STATISTIC_KINDS,
  WEIGHT_CLASSES,
  WIN_METHODS,
  type StatisticKind,
  type WeightClass,
  type WinMethod,
} from './content/sports.js';
export {
  BODY_BYTES_MAX,
  BODY_DEPTH_MAX,
  ISSUES_MAX,
  PASSKEY_TRANSPORTS,
  RECOVERY_CODES,
  REVIEW_TEXT_MAX,
  REVIEW_TITLE_MAX,
  REVIEW_WRITES_AN_HOUR,
  ROOMS_AN_HOUR,
  ROOM_COMMANDS_IN_TEN_SECONDS,
  ROOM_IDLE_HOURS,
  ROOM_MEMBERS_MAX,
  ROOM_MESSAGES_A_MINUTE,
  ROOM_MESSAGES_SHOWN,
  ROOM_NAME_MAX,
  ROOM_REPORTS_AN_HOUR,
  ROOM_TEXT_MAX,
} from './calls/limits.js';
export { OUTSIDE_REGION, REGION_HEADER, SESSION_HEADER, SESSION_IN_COOKIE } from './calls/headers.js';
export { CARD_ERRORS, COMMON_ERRORS, ERROR_STATUS, type ErrorCode } from './errors/errors.js';
export {
  FAVOURITE_CHANNELS_MAX,
  GUIDE_GENRES_MAX,
  GUIDE_QUERY_MAX,
  MAX_PAGE_SIZE,
  PAGE_SIZES,
  WATCHLISTS_MAX,
  WATCHLIST_ITEMS_MAX,
  WATCHLIST_NAME_MAX,
} from './calls/paging.js';
export type { Paging } from './calls/paging.schemas.js';
export type { BodyOf, ParamsOf, QueryOf, ResponseOf } from './schemas.js';
export type {
  AccessLevel,
  ContentItem,
  ContentType,
  Image,
  Images,
  Programme,
} from './content/content-item.schemas.js';
export type {
  LiveDetails,
  Playlist,
  Season,
  SeasonSummary,
  Series,
  VodDetails,
} from './content/content.schemas.js';
export type { CallToAction, Hero, Row, RowDisplay, Section } from './content/section.schemas.js';
export type {
  PlaybackData,
  SkipMarker,
  Stream,
  StreamDrm,
  SubtitleTrack,
} from './playback/playback.schemas.js';
export type { FieldKind, MenuItem, Menus, ProfileField, PublicRealm } from './realm/realm.schemas.js';
export type { AuthTokens, SessionUser } from './sign-in/session.schemas.js';
export type { SecondFactor } from './sign-in/second-factor.schemas.js';
export type { NewCredential, Passkey, SignedChallenge } from './sign-in/passkeys.schemas.js';
export type { UserPreferences } from './account/preferences.schemas.js';
export { AVATARS, type Avatar } from './account/avatars.js';
export { AUDIT_ACTIONS, type AuditAction } from './administration/audit-actions.js';
export type { Account, AccountDetails, Country, LinkedAccount } from './account/account.schemas.js';
export type { AccountExport } from './account/account-data.schemas.js';
export type { AccountField } from './account/account-fields.schemas.js';
export type { AccountSession } from './sign-in/sessions.schemas.js';
export type { AdministeredAccount, AuditEntry, FoundAccount } from './administration/admin.schemas.js';
export type { Basket } from './commerce/baskets.schemas.js';
export type { Discount, LicencePeriod, PriceAmount } from './commerce/commerce.schemas.js';
export type { ConsentTerm } from './account/consents.schemas.js';
export type { GiftProduct } from './commerce/gifts.schemas.js';
export type { GuideChannel, GuideProgramme } from './guide/guide.schemas.js';
export type { Licence, LicenceStatus, UserLicence } from './commerce/licences.schemas.js';
export type { NewsItem } from './editorial/news.schemas.js';
export type {
  BillingDetails,
  Card,
  Payment,
  PaymentProvider,
  PaymentResult,
} from './commerce/payments.schemas.js';
export type { Profile } from './account/profiles.schemas.js';
export type { CancellationPromotion, PriceMigration } from './commerce/retention.schemas.js';
export {
  REVIEW_REPORT_REASONS,
  REVIEW_SORTS,
  type ReviewReportReason,
  type ReviewSort,
} from './reviews/reviews.js';
export {
  ROOM_CONTENT_KINDS,
  ROOM_REACTIONS,
  ROOM_REPORT_REASONS,
  ROOM_STATUSES,
  roomSocketPath,
  type RoomContentKind,
  type RoomReaction,
  type RoomReportReason,
  type RoomStatus,
} from './rooms/rooms.js';
export type {
  Room,
  RoomCommand,
  RoomEvent,
  RoomMember,
  RoomMessage,
  RoomPlayback,
  RoomReport,
} from './rooms/rooms.schemas.js';
export type { ViewerChange } from './account/viewer-changes.schemas.js';
export type { SteeredEvent } from './live/live.schemas.js';
export type { ModeratedReview, Review, ReviewSummary } from './reviews/reviews.schemas.js';
export type { Fighter } from './content/sports.schemas.js';
export type { Watchlist, WatchlistEntry } from './lists/watchlists.schemas.js';
