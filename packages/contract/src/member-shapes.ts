import { accountShapes } from './account/account.schemas.js';
import { accountDataShapes } from './account/account-data.schemas.js';
import { adminShapes } from './administration/admin.schemas.js';
import { encodingJobsShapes } from './administration/encoding-jobs.schemas.js';
import { entriesShapes } from './administration/entries.schemas.js';
import { mailPreviewsShapes } from './administration/mail-previews.schemas.js';
import { captchaShapes } from './sign-in/captcha.schemas.js';
import { basketsShapes } from './commerce/baskets.schemas.js';
import { consentsShapes } from './account/consents.schemas.js';
import { financeShapes } from './commerce/finance.schemas.js';
import { giftsShapes } from './commerce/gifts.schemas.js';
import { programmesShapes } from './guide/programmes.schemas.js';
import { licencesShapes } from './commerce/licences.schemas.js';
import { newsShapes } from './editorial/news.schemas.js';
import { oauthSignInShapes } from './sign-in/oauth-sign-in.schemas.js';
import { oembedShapes } from './embed/oembed.schemas.js';
import { passkeysShapes } from './sign-in/passkeys.schemas.js';
import { passwordShapes } from './sign-in/password.schemas.js';
import { booksShapes } from './commerce/books.schemas.js';
import { paymentsShapes } from './commerce/payments.schemas.js';
import { retentionShapes } from './commerce/retention.schemas.js';
import { reviewsShapes } from './reviews/reviews.schemas.js';
import { roomsShapes } from './rooms/rooms.schemas.js';
import { secondFactorShapes } from './sign-in/second-factor.schemas.js';
import { sessionsShapes } from './sign-in/sessions.schemas.js';
import { signInEventsShapes } from './sign-in/sign-in-events.schemas.js';
import { socialSignInShapes } from './sign-in/social-sign-in.schemas.js';
import { sportsShapes } from './content/sports.schemas.js';
import { deviceSignInShapes } from './sign-in/device-sign-in.schemas.js';
import { tvSignInShapes } from './sign-in/tv-sign-in.schemas.js';

/** The shapes of the calls of sign-in, accounts, money, community and administration. */
export const memberShapes = {
  ...programmesShapes,
  ...newsShapes,
  ...sportsShapes,
  ...reviewsShapes,
  ...roomsShapes,
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
  ...consentsShapes,
  ...licencesShapes,
  ...retentionShapes,
  ...basketsShapes,
  ...paymentsShapes,
  ...financeShapes,
  ...booksShapes,
  ...giftsShapes,
  ...oembedShapes,
} as const;
