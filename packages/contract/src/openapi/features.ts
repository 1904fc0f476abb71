import type { Call } from '../calls/call.js';
import { accountCalls } from '../account/account.calls.js';
import { accountDataCalls } from '../account/account-data.calls.js';
import { adminCalls } from '../administration/admin.calls.js';
import { encodingJobsCalls } from '../administration/encoding-jobs.calls.js';
import { entriesCalls } from '../administration/entries.calls.js';
import { mailPreviewsCalls } from '../administration/mail-previews.calls.js';
import { captchaCalls } from '../sign-in/captcha.calls.js';
import { basketsCalls } from '../commerce/baskets.calls.js';
import { consentsCalls } from '../account/consents.calls.js';
import { contentCalls } from '../content/content.calls.js';
import { deviceSignInCalls } from '../sign-in/device-sign-in.calls.js';
import { favouritesCalls } from '../lists/favourites.calls.js';
import { financeCalls } from '../commerce/finance.calls.js';
import { giftsCalls } from '../commerce/gifts.calls.js';
import { guideCalls } from '../guide/guide.calls.js';
import { programmesCalls } from '../guide/programmes.calls.js';
import { licencesCalls } from '../commerce/licences.calls.js';
import { liveCalls } from '../live/live.calls.js';
import { newsCalls } from '../editorial/news.calls.js';
import { oauthSignInCalls } from '../sign-in/oauth-sign-in.calls.js';
import { oembedCalls } from '../embed/oembed.calls.js';
import { operatorPagesCalls } from '../editorial/operator-pages.calls.js';
import { passkeysCalls } from '../sign-in/passkeys.calls.js';
import { passwordCalls } from '../sign-in/password.calls.js';
import { booksCalls } from '../commerce/books.calls.js';
import { paymentsCalls } from '../commerce/payments.calls.js';
import { playbackCalls } from '../playback/playback.calls.js';
import { preferencesCalls } from '../account/preferences.calls.js';
import { profilesCalls } from '../account/profiles.calls.js';
import { realmCalls } from '../realm/realm.calls.js';
import { retentionCalls } from '../commerce/retention.calls.js';
import { reviewsCalls } from '../reviews/reviews.calls.js';
import { roomsCalls } from '../rooms/rooms.calls.js';
import { searchCalls } from '../search/search.calls.js';
import { secondFactorCalls } from '../sign-in/second-factor.calls.js';
import { sessionCalls } from '../sign-in/session.calls.js';
import { sessionsCalls } from '../sign-in/sessions.calls.js';
import { signInEventsCalls } from '../sign-in/sign-in-events.calls.js';
import { socialSignInCalls } from '../sign-in/social-sign-in.calls.js';
import { sportsCalls } from '../content/sports.calls.js';
import { streamsCalls } from '../playback/streams.calls.js';
import { textsCalls } from '../editorial/texts.calls.js';
import { tvSignInCalls } from '../sign-in/tv-sign-in.calls.js';
import { viewerChangesCalls } from '../account/viewer-changes.calls.js';
import { watchingCalls } from '../playback/watching.calls.js';
import { watchlistsCalls } from '../lists/watchlists.calls.js';

/** A group of calls: one chapter of the reference. */
export interface Feature {
  readonly title: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, Call>>;
}

/** Every feature, in the order of the reference. */
export const features: readonly Feature[] = [
  {
    title: 'Content',
    description: 'Calls that read pages, rows, videos, playlists, seasons and series.',
    calls: contentCalls,
  },
  {
    title: 'Live',
    description: 'Calls that list live and upcoming events, and that start and end them.',
    calls: liveCalls,
  },
  {
    title: 'Programme guide',
    description: 'Calls that list channels and their programmes.',
    calls: guideCalls,
  },
  { title: 'Search', description: 'Full-text search with facets, and popular content.', calls: searchCalls },
  { title: 'News', description: 'Calls that read news feeds, news items and releases.', calls: newsCalls },
  {
    title: 'Sports',
    description: 'Calls that read fighters, their statistics and the rankings.',
    calls: sportsCalls,
  },
  {
    title: 'Playback',
    description: 'Calls that return playback data with signed stream addresses.',
    calls: playbackCalls,
  },
  {
    title: 'Streams',
    description: 'Stream addresses for older players, the videos of playlists, and the DRM licence endpoint.',
    calls: streamsCalls,
  },
  {
    title: 'Watching',
    description: 'Calls that store progress and watch history, and the heartbeats of players.',
    calls: watchingCalls,
  },
  {
    title: 'Watchlists',
    description: 'Lists that a viewer creates, and lists shared by other viewers.',
    calls: watchlistsCalls,
  },
  {
    title: 'Favourites',
    description: 'Videos that a viewer has marked with a heart.',
    calls: favouritesCalls,
  },
  {
    title: 'Changes of a viewer',
    description: 'A stream of the changes that a viewer makes on any device.',
    calls: viewerChangesCalls,
  },
  {
    title: 'Reviews',
    description: 'Reviews and ratings that viewers write, and their moderation.',
    calls: reviewsCalls,
  },
  {
    title: 'Watching together',
    description: 'Rooms in which several people watch the same content in sync and chat.',
    calls: roomsCalls,
  },
  {
    title: 'Session',
    description: 'Calls that create guests, sign viewers in and up, and renew tokens.',
    calls: sessionCalls,
  },
  {
    title: 'Two-step sign-in',
    description: 'Sign-in with a password and a code of an authenticator app, and recovery codes.',
    calls: secondFactorCalls,
  },
  {
    title: 'Passkeys',
    description: 'Sign-in by WebAuthn, and management of an account’s passkeys.',
    calls: passkeysCalls,
  },
  {
    title: 'Sign-in: exchange',
    description: 'Sign-in with providers that give the browser a proof, which a call exchanges for tokens.',
    calls: socialSignInCalls,
  },
  {
    title: 'Sign-in: redirect',
    description:
      'Sign-in with providers to which the browser is redirected: OAuth and OpenID Connect; and by a link in a mail.',
    calls: oauthSignInCalls,
  },
  {
    title: 'Sign-in: television',
    description: 'Sign-in with TV providers and with registration codes.',
    calls: tvSignInCalls,
  },
  {
    title: 'Sign-in: devices',
    description:
      'Sign-in of a device by a code that the viewer confirms on another one, as in RFC 8628, in whatever way they sign in there.',
    calls: deviceSignInCalls,
  },
  {
    title: 'CAPTCHA',
    description: 'Proof of work that a browser delivers before it signs in.',
    calls: captchaCalls,
  },
  {
    title: 'Password and e-mail',
    description: 'Calls that reset and change the password, and that change and confirm the email address.',
    calls: passwordCalls,
  },
  {
    title: 'Account',
    description: 'Account details, linked providers, countries, and impersonation by administrators.',
    calls: accountCalls,
  },
  {
    title: 'Profiles',
    description: 'Profiles of the adults and children who share an account.',
    calls: profilesCalls,
  },
  { title: 'Devices', description: 'Devices on which an account is signed in.', calls: sessionsCalls },
  {
    title: 'Sign-in events',
    description: 'Attempts to sign in to an account, and how many there are of each kind.',
    calls: signInEventsCalls,
  },
  {
    title: 'Account data',
    description: 'Export and deletion of all data of an account.',
    calls: accountDataCalls,
  },
  {
    title: 'Administration',
    description: 'Calls for administrators: finding accounts, changing roles, and reading the audit log.',
    calls: adminCalls,
  },
  {
    title: 'Catalogue entries',
    description:
      'Calls for editors: what the catalogue consists of, with drafts, times of publication, versions and bulk changes.',
    calls: entriesCalls,
  },
  {
    title: 'Programmes of channels',
    description:
      'Calls for editors: the programmes with dates of a channel, with their versions. Imports leave alone what editors wrote.',
    calls: programmesCalls,
  },
  {
    title: 'Encoding',
    description:
      'Calls for editors: the jobs that make films of uploads, and what is wrong with the films that are there.',
    calls: encodingJobsCalls,
  },
  {
    title: 'Mail previews',
    description: 'Calls for administrators that render each mail of the service with sample data.',
    calls: mailPreviewsCalls,
  },
  {
    title: 'Preferences',
    description: 'The languages and playback choices of a viewer.',
    calls: preferencesCalls,
  },
  {
    title: 'Consents',
    description: 'Terms that viewers agree to, and their choices about marketing messages.',
    calls: consentsCalls,
  },
  {
    title: 'Licences',
    description: 'Licences on sale, and licences that a viewer owns.',
    calls: licencesCalls,
  },
  {
    title: 'Retention',
    description: 'Price changes that viewers must accept, and offers to viewers who are about to cancel.',
    calls: retentionCalls,
  },
  {
    title: 'Baskets',
    description: 'Calls that fill a basket, apply vouchers to it and pay for it.',
    calls: basketsCalls,
  },
  {
    title: 'Payments',
    description: 'Stored payment methods, past payments and billing details.',
    calls: paymentsCalls,
  },
  {
    title: 'Finance',
    description:
      'Calls for the role of finance: customers with their payments and licences, refunds, grants and disputes.',
    calls: financeCalls,
  },
  {
    title: 'Books',
    description: 'For administrators: payouts of payment providers, and the ledger.',
    calls: booksCalls,
  },
  { title: 'Gifts', description: 'Licences bought as gifts, and their redemption.', calls: giftsCalls },
  {
    title: 'oEmbed',
    description: 'How other sites embed pages of the service, by oEmbed 1.0.',
    calls: oembedCalls,
  },
  {
    title: 'Pages of the operator',
    description: 'Texts, embedded pages and plugins that the operator adds to the site.',
    calls: operatorPagesCalls,
  },
  { title: 'Realm', description: 'The settings, labels and menus of the realm.', calls: realmCalls },
  {
    title: 'Texts',
    description: 'Longer texts of the realm, such as its terms, and translations of labels.',
    calls: textsCalls,
  },
];
