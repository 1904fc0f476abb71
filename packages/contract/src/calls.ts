import { accountCalls } from './account.calls.js';
import { accountDataCalls } from './account-data.calls.js';
import { adminCalls } from './admin.calls.js';
import { captchaCalls } from './captcha.calls.js';
import { basketsCalls } from './baskets.calls.js';
import { consentsCalls } from './consents.calls.js';
import { contentCalls } from './content.calls.js';
import { favouritesCalls } from './favourites.calls.js';
import { giftsCalls } from './gifts.calls.js';
import { guideCalls } from './guide.calls.js';
import { licencesCalls } from './licences.calls.js';
import { liveCalls } from './live.calls.js';
import { newsCalls } from './news.calls.js';
import { oauthSignInCalls } from './oauth-sign-in.calls.js';
import { oembedCalls } from './oembed.calls.js';
import { operatorPagesCalls } from './operator-pages.calls.js';
import { passkeysCalls } from './passkeys.calls.js';
import { passwordCalls } from './password.calls.js';
import { paymentsCalls } from './payments.calls.js';
import { playbackCalls } from './playback.calls.js';
import { preferencesCalls } from './preferences.calls.js';
import { profilesCalls } from './profiles.calls.js';
import { realmCalls } from './realm.calls.js';
import { retentionCalls } from './retention.calls.js';
import { reviewsCalls } from './reviews.calls.js';
import { roomsCalls } from './rooms.calls.js';
import { searchCalls } from './search.calls.js';
import { secondFactorCalls } from './second-factor.calls.js';
import { sessionCalls } from './session.calls.js';
import { sessionsCalls } from './sessions.calls.js';
import { socialSignInCalls } from './social-sign-in.calls.js';
import { sportsCalls } from './sports.calls.js';
import { streamsCalls } from './streams.calls.js';
import { textsCalls } from './texts.calls.js';
import { tvSignInCalls } from './tv-sign-in.calls.js';
import { viewerChangesCalls } from './viewer-changes.calls.js';
import { watchingCalls } from './watching.calls.js';
import { watchlistsCalls } from './watchlists.calls.js';

export { SESSION_HEADER, SESSION_IN_COOKIE } from './headers.js';

/** Every call of the service by its name. */
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
  ...captchaCalls,
  ...passwordCalls,
  ...accountCalls,
  ...accountDataCalls,
  ...sessionsCalls,
  ...adminCalls,
  ...profilesCalls,
  ...preferencesCalls,
  ...consentsCalls,
  ...licencesCalls,
  ...retentionCalls,
  ...basketsCalls,
  ...paymentsCalls,
  ...giftsCalls,
  ...oembedCalls,
  ...operatorPagesCalls,
  ...realmCalls,
  ...textsCalls,
} as const;

export type CallName = keyof typeof calls;
