import { accountCalls } from './account/account.calls.js';
import { accountDataCalls } from './account/account-data.calls.js';
import { adminCalls } from './administration/admin.calls.js';
import { mailPreviewsCalls } from './administration/mail-previews.calls.js';
import { captchaCalls } from './sign-in/captcha.calls.js';
import { basketsCalls } from './commerce/baskets.calls.js';
import { consentsCalls } from './account/consents.calls.js';
import { contentCalls } from './content/content.calls.js';
import { deviceSignInCalls } from './sign-in/device-sign-in.calls.js';
import { favouritesCalls } from './lists/favourites.calls.js';
import { financeCalls } from './commerce/finance.calls.js';
import { giftsCalls } from './commerce/gifts.calls.js';
import { guideCalls } from './guide/guide.calls.js';
import { licencesCalls } from './commerce/licences.calls.js';
import { liveCalls } from './live/live.calls.js';
import { newsCalls } from './editorial/news.calls.js';
import { oauthSignInCalls } from './sign-in/oauth-sign-in.calls.js';
import { oembedCalls } from './embed/oembed.calls.js';
import { operatorPagesCalls } from './editorial/operator-pages.calls.js';
import { passkeysCalls } from './sign-in/passkeys.calls.js';
import { passwordCalls } from './sign-in/password.calls.js';
import { booksCalls } from './commerce/books.calls.js';
import { paymentsCalls } from './commerce/payments.calls.js';
import { playbackCalls } from './playback/playback.calls.js';
import { preferencesCalls } from './account/preferences.calls.js';
import { profilesCalls } from './account/profiles.calls.js';
import { realmCalls } from './realm/realm.calls.js';
import { retentionCalls } from './commerce/retention.calls.js';
import { reviewsCalls } from './reviews/reviews.calls.js';
import { roomsCalls } from './rooms/rooms.calls.js';
import { searchCalls } from './search/search.calls.js';
import { secondFactorCalls } from './sign-in/second-factor.calls.js';
import { sessionCalls } from './sign-in/session.calls.js';
import { sessionsCalls } from './sign-in/sessions.calls.js';
import { signInEventsCalls } from './sign-in/sign-in-events.calls.js';
import { socialSignInCalls } from './sign-in/social-sign-in.calls.js';
import { sportsCalls } from './content/sports.calls.js';
import { streamsCalls } from './playback/streams.calls.js';
import { textsCalls } from './editorial/texts.calls.js';
import { tvSignInCalls } from './sign-in/tv-sign-in.calls.js';
import { viewerChangesCalls } from './account/viewer-changes.calls.js';
import { watchingCalls } from './playback/watching.calls.js';
import { watchlistsCalls } from './lists/watchlists.calls.js';

export { SESSION_HEADER, SESSION_IN_COOKIE } from './calls/headers.js';

/** Every call of the service by name. */
export const calls = {
  ...contentCalls,
  ...liveCalls,
  ...guideCalls,
  ...searchCalls,
  ...newsCalls,
  ...sportsCalls,
  ...playbackCalls,
  ...streamsCalls,
  ...watchingCalls,
  ...viewerChangesCalls,
  ...watchlistsCalls,
  ...favouritesCalls,
  ...reviewsCalls,
  ...roomsCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...passkeysCalls,
  ...socialSignInCalls,
  ...oauthSignInCalls,
  ...tvSignInCalls,
  ...deviceSignInCalls,
  ...captchaCalls,
  ...passwordCalls,
  ...accountCalls,
  ...accountDataCalls,
  ...sessionsCalls,
  ...signInEventsCalls,
  ...adminCalls,
  ...mailPreviewsCalls,
  ...profilesCalls,
  ...preferencesCalls,
  ...consentsCalls,
  ...licencesCalls,
  ...retentionCalls,
  ...basketsCalls,
  ...paymentsCalls,
  ...financeCalls,
  ...booksCalls,
  ...giftsCalls,
  ...oembedCalls,
  ...operatorPagesCalls,
  ...realmCalls,
  ...textsCalls,
} as const;

export type CallName = keyof typeof calls;
