import type { CallName } from './calls.js';
import { accountShapes } from './account/account.schemas.js';
import { accountDataShapes } from './account/account-data.schemas.js';
import { adminShapes } from './administration/admin.schemas.js';
import { encodingJobsShapes } from './administration/encoding-jobs.schemas.js';
import { entriesShapes } from './administration/entries.schemas.js';
import { mailPreviewsShapes } from './administration/mail-previews.schemas.js';
import { captchaShapes } from './sign-in/captcha.schemas.js';
import { basketsShapes } from './commerce/baskets.schemas.js';
import { consentsShapes } from './account/consents.schemas.js';
import { contentShapes } from './content/content.schemas.js';
import { sectionShapes } from './content/section.schemas.js';
import { favouritesShapes } from './lists/favourites.schemas.js';
import { financeShapes } from './commerce/finance.schemas.js';
import { giftsShapes } from './commerce/gifts.schemas.js';
import { guideShapes } from './guide/guide.schemas.js';
import { licencesShapes } from './commerce/licences.schemas.js';
import { liveShapes } from './live/live.schemas.js';
import { newsShapes } from './editorial/news.schemas.js';
import { oauthSignInShapes } from './sign-in/oauth-sign-in.schemas.js';
import { oembedShapes } from './embed/oembed.schemas.js';
import { operatorPagesShapes } from './editorial/operator-pages.schemas.js';
import { passkeysShapes } from './sign-in/passkeys.schemas.js';
import { passwordShapes } from './sign-in/password.schemas.js';
import { booksShapes } from './commerce/books.schemas.js';
import { paymentsShapes } from './commerce/payments.schemas.js';
import { playbackShapes } from './playback/playback.schemas.js';
import { preferencesShapes } from './account/preferences.schemas.js';
import { profilesShapes } from './account/profiles.schemas.js';
import { realmShapes } from './realm/realm.schemas.js';
import { retentionShapes } from './commerce/retention.schemas.js';
import { reviewsShapes } from './reviews/reviews.schemas.js';
import { roomsShapes } from './rooms/rooms.schemas.js';
import { searchShapes } from './search/search.schemas.js';
import { secondFactorShapes } from './sign-in/second-factor.schemas.js';
import { sessionShapes } from './sign-in/session.schemas.js';
import { sessionsShapes } from './sign-in/sessions.schemas.js';
import { signInEventsShapes } from './sign-in/sign-in-events.schemas.js';
import { socialSignInShapes } from './sign-in/social-sign-in.schemas.js';
import { sportsShapes } from './content/sports.schemas.js';
import { streamsShapes } from './playback/streams.schemas.js';
import { textsShapes } from './editorial/texts.schemas.js';
import { deviceSignInShapes } from './sign-in/device-sign-in.schemas.js';
import { tvSignInShapes } from './sign-in/tv-sign-in.schemas.js';
import { viewerChangesShapes } from './account/viewer-changes.schemas.js';
import { watchingShapes } from './playback/watching.schemas.js';
import { watchlistsShapes } from './lists/watchlists.schemas.js';
import type { CallShape, CallTypes } from './calls/shape.js';

export { ErrorBody } from './errors/error-body.schemas.js';
export { ForeignId } from './calls/params.schemas.js';
export type { CallShape } from './calls/shape.js';

/** The shapes of every call by name. */
export const shapes = {
  ...sectionShapes,
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
  ...deviceSignInShapes,
  ...captchaShapes,
  ...passwordShapes,
  ...accountShapes,
  ...accountDataShapes,
  ...sessionsShapes,
  ...signInEventsShapes,
  ...adminShapes,
  ...entriesShapes,
  ...encodingJobsShapes,
  ...mailPreviewsShapes,
  ...profilesShapes,
  ...preferencesShapes,
  ...consentsShapes,
  ...licencesShapes,
  ...retentionShapes,
  ...basketsShapes,
  ...paymentsShapes,
  ...financeShapes,
  ...booksShapes,
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
export type ResponseOf<N extends CallName> = CallTypes<Shapes[N]>['response'];

export { Discount, LicencePeriod, PriceAmount } from './commerce/commerce.schemas.js';
export { FIELD_KINDS, NAVBAR_LAYOUTS, SIGN_IN_PROVIDERS } from './realm/realm.schemas.js';
export { ACCOUNT_FIELD_IDS } from './account/account-fields.schemas.js';
export { RoomHello, RoomSocketCommand } from './rooms/rooms.schemas.js';
export { PAYMENT_METHOD_TYPES } from './commerce/payments.schemas.js';
