import type { CallName } from './calls.js';
import { accountShapes } from './account.schemas.js';
import { accountDataShapes } from './account-data.schemas.js';
import { adminShapes } from './admin.schemas.js';
import { captchaShapes } from './captcha.schemas.js';
import { basketsShapes } from './baskets.schemas.js';
import { consentsShapes } from './consents.schemas.js';
import { contentShapes } from './content.schemas.js';
import { favouritesShapes } from './favourites.schemas.js';
import { giftsShapes } from './gifts.schemas.js';
import { guideShapes } from './guide.schemas.js';
import { licencesShapes } from './licences.schemas.js';
import { liveShapes } from './live.schemas.js';
import { newsShapes } from './news.schemas.js';
import { oauthSignInShapes } from './oauth-sign-in.schemas.js';
import { oembedShapes } from './oembed.schemas.js';
import { operatorPagesShapes } from './operator-pages.schemas.js';
import { passkeysShapes } from './passkeys.schemas.js';
import { passwordShapes } from './password.schemas.js';
import { paymentsShapes } from './payments.schemas.js';
import { playbackShapes } from './playback.schemas.js';
import { preferencesShapes } from './preferences.schemas.js';
import { profilesShapes } from './profiles.schemas.js';
import { realmShapes } from './realm.schemas.js';
import { retentionShapes } from './retention.schemas.js';
import { reviewsShapes } from './reviews.schemas.js';
import { roomsShapes } from './rooms.schemas.js';
import { searchShapes } from './search.schemas.js';
import { secondFactorShapes } from './second-factor.schemas.js';
import { sessionShapes } from './session.schemas.js';
import { sessionsShapes } from './sessions.schemas.js';
import { socialSignInShapes } from './social-sign-in.schemas.js';
import { sportsShapes } from './sports.schemas.js';
import { streamsShapes } from './streams.schemas.js';
import { textsShapes } from './texts.schemas.js';
import { tvSignInShapes } from './tv-sign-in.schemas.js';
import { viewerChangesShapes } from './viewer-changes.schemas.js';
import { watchingShapes } from './watching.schemas.js';
import { watchlistsShapes } from './watchlists.schemas.js';
import type { CallShape, CallTypes } from './shape.js';

export { ErrorBody } from './error-body.schemas.js';
export type { CallShape } from './shape.js';

/** The shape of every call by its name. */
export const shapes = {
  ...contentShapes,
  ...liveShapes,
  ...guideShapes,
  ...searchShapes,
  ...newsShapes,
  ...sportsShapes,
  ...playbackShapes,
  ...streamsShapes,
  ...watchingShapes,
  ...viewerChangesShapes,
  ...watchlistsShapes,
  ...favouritesShapes,
  ...reviewsShapes,
  ...roomsShapes,
  ...sessionShapes,
  ...secondFactorShapes,
  ...passkeysShapes,
  ...socialSignInShapes,
  ...oauthSignInShapes,
  ...tvSignInShapes,
  ...captchaShapes,
  ...passwordShapes,
  ...accountShapes,
  ...accountDataShapes,
  ...sessionsShapes,
  ...adminShapes,
  ...profilesShapes,
  ...preferencesShapes,
  ...consentsShapes,
  ...licencesShapes,
  ...retentionShapes,
  ...basketsShapes,
  ...paymentsShapes,
  ...giftsShapes,
  ...oembedShapes,
  ...operatorPagesShapes,
  ...realmShapes,
  ...textsShapes,
} as const satisfies Record<CallName, CallShape>;

type Shapes = typeof shapes;
export type ParamsOf<N extends CallName> = CallTypes<Shapes[N]>['params'];
export type QueryOf<N extends CallName> = CallTypes<Shapes[N]>['query'];
export type BodyOf<N extends CallName> = CallTypes<Shapes[N]>['body'];
export type ReplyOf<N extends CallName> = CallTypes<Shapes[N]>['reply'];

export { Discount, LicencePeriod, PriceAmount } from './commerce.schemas.js';
export { FIELD_KINDS, NAVBAR_LAYOUTS, SIGN_IN_PROVIDERS } from './realm.schemas.js';
export { ACCOUNT_FIELD_IDS } from './account-fields.schemas.js';
export { RoomHello, RoomSocketCommand } from './rooms.schemas.js';
export { PAYMENT_METHOD_TYPES } from './payments.schemas.js';
