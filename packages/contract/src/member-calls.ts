import { accountDataCalls } from './account/account-data.calls.js';
import { accountCalls } from './account/account.calls.js';
import { consentsCalls } from './account/consents.calls.js';
import { adminCalls } from './administration/admin.calls.js';
import { encodingJobsCalls } from './administration/encoding-jobs.calls.js';
import { entriesCalls } from './administration/entries.calls.js';
import { programmesCalls } from './guide/programmes.calls.js';
import { mailPreviewsCalls } from './administration/mail-previews.calls.js';
import { basketsCalls } from './commerce/baskets.calls.js';
import { booksCalls } from './commerce/books.calls.js';
import { financeCalls } from './commerce/finance.calls.js';
import { giftsCalls } from './commerce/gifts.calls.js';
import { licencesCalls } from './commerce/licences.calls.js';
import { paymentsCalls } from './commerce/payments.calls.js';
import { retentionCalls } from './commerce/retention.calls.js';
import { sportsCalls } from './content/sports.calls.js';
import { newsCalls } from './editorial/news.calls.js';
import { oembedCalls } from './embed/oembed.calls.js';
import { reviewsCalls } from './reviews/reviews.calls.js';
import { roomsCalls } from './rooms/rooms.calls.js';
import { captchaCalls } from './sign-in/captcha.calls.js';
import { deviceSignInCalls } from './sign-in/device-sign-in.calls.js';
import { oauthSignInCalls } from './sign-in/oauth-sign-in.calls.js';
import { passkeysCalls } from './sign-in/passkeys.calls.js';
import { passwordCalls } from './sign-in/password.calls.js';
import { secondFactorCalls } from './sign-in/second-factor.calls.js';
import { sessionsCalls } from './sign-in/sessions.calls.js';
import { signInEventsCalls } from './sign-in/sign-in-events.calls.js';
import { socialSignInCalls } from './sign-in/social-sign-in.calls.js';
import { tvSignInCalls } from './sign-in/tv-sign-in.calls.js';

/** Calls of sign-in, accounts, money, community and administration: loaded with the first of them. */
export const memberCalls = {
  ...newsCalls,
  ...sportsCalls,
  ...reviewsCalls,
  ...roomsCalls,
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
  ...entriesCalls,
  ...programmesCalls,
  ...encodingJobsCalls,
  ...mailPreviewsCalls,
  ...consentsCalls,
  ...licencesCalls,
  ...retentionCalls,
  ...basketsCalls,
  ...paymentsCalls,
  ...financeCalls,
  ...booksCalls,
  ...giftsCalls,
  ...oembedCalls,
} as const;
