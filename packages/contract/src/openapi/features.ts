import type { Call } from '../calls/call.js';
import { accountCalls } from '../account/account.calls.js';
import { accountDataCalls } from '../account/account-data.calls.js';
import { adminCalls } from '../administration/admin.calls.js';
import { captchaCalls } from '../sign-in/captcha.calls.js';
import { basketsCalls } from '../commerce/baskets.calls.js';
import { consentsCalls } from '../account/consents.calls.js';
import { contentCalls } from '../content/content.calls.js';
import { favouritesCalls } from '../lists/favourites.calls.js';
import { giftsCalls } from '../commerce/gifts.calls.js';
import { guideCalls } from '../guide/guide.calls.js';
import { licencesCalls } from '../commerce/licences.calls.js';
import { liveCalls } from '../live/live.calls.js';
import { newsCalls } from '../editorial/news.calls.js';
import { oauthSignInCalls } from '../sign-in/oauth-sign-in.calls.js';
import { oembedCalls } from '../embed/oembed.calls.js';
import { operatorPagesCalls } from '../editorial/operator-pages.calls.js';
import { passkeysCalls } from '../sign-in/passkeys.calls.js';
import { passwordCalls } from '../sign-in/password.calls.js';
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
    description: 'Pages, rows, videos, playlists, seasons and series.',
    calls: contentCalls,
  },
  { title: 'Live', description: 'Live and coming events.', calls: liveCalls },
  { title: 'Programme guide', description: 'Channels and their programmes.', calls: guideCalls },
  { title: 'Search', description: 'Words, facets and popular content.', calls: searchCalls },
  { title: 'News', description: 'Feeds, items and releases.', calls: newsCalls },
  { title: 'Sports', description: 'Fighters, numbers and rankings.', calls: sportsCalls },
  { title: 'Playback', description: 'Playback data with signed stream addresses.', calls: playbackCalls },
  {
    title: 'Streams',
    description: 'Older player paths, playlist items and the DRM licence endpoint.',
    calls: streamsCalls,
  },
  { title: 'Watching', description: 'Progress, history and heartbeats.', calls: watchingCalls },
  {
    title: 'Watchlists',
    description: 'Lists of one’s own and those that others share.',
    calls: watchlistsCalls,
  },
  { title: 'Favourites', description: 'Hearts.', calls: favouritesCalls },
  {
    title: 'Changes of a viewer',
    description: 'What a viewer changes on any device, as it happens.',
    calls: viewerChangesCalls,
  },
  { title: 'Reviews', description: 'What viewers say.', calls: reviewsCalls },
  {
    title: 'Watching together',
    description: 'Rooms in which several people watch the same at the same time.',
    calls: roomsCalls,
  },
  { title: 'Session', description: 'Guests, sign-in, sign-up, tokens.', calls: sessionCalls },
  {
    title: 'Two-step sign-in',
    description: 'Codes of an authenticator app beside the password, and recovery codes.',
    calls: secondFactorCalls,
  },
  {
    title: 'Passkeys',
    description: 'Sign-in by WebAuthn, and the passkeys of an account.',
    calls: passkeysCalls,
  },
  {
    title: 'Sign-in: exchange',
    description: 'Providers that hand the browser a proof to exchange.',
    calls: socialSignInCalls,
  },
  {
    title: 'Sign-in: redirect',
    description: 'Providers that the browser is sent to: OAuth, OpenID Connect, magic link.',
    calls: oauthSignInCalls,
  },
  { title: 'Sign-in: television', description: 'TV providers and registration codes.', calls: tvSignInCalls },
  { title: 'CAPTCHA', description: 'Proof of work before sign-in.', calls: captchaCalls },
  { title: 'Password and e-mail', description: 'Reset, change, confirmation.', calls: passwordCalls },
  {
    title: 'Account',
    description: 'Details, linked providers, countries, impersonation.',
    calls: accountCalls,
  },
  { title: 'Profiles', description: 'Adults and children of an account.', calls: profilesCalls },
  { title: 'Devices', description: 'Where an account is signed in.', calls: sessionsCalls },
  {
    title: 'Account data',
    description: 'All of an account, to take along or to delete.',
    calls: accountDataCalls,
  },
  { title: 'Administration', description: 'Finding accounts, roles, and the log.', calls: adminCalls },
  { title: 'Preferences', description: 'Languages and playback choices.', calls: preferencesCalls },
  { title: 'Consents', description: 'Terms and marketing preferences.', calls: consentsCalls },
  { title: 'Licences', description: 'What is on sale and what is held.', calls: licencesCalls },
  { title: 'Retention', description: 'Price changes and offers to who would leave.', calls: retentionCalls },
  { title: 'Baskets', description: 'Baskets, vouchers and paying.', calls: basketsCalls },
  { title: 'Payments', description: 'Payment methods, history and billing details.', calls: paymentsCalls },
  { title: 'Gifts', description: 'Licences that are given.', calls: giftsCalls },
  { title: 'oEmbed', description: 'How pages of the service are framed by others.', calls: oembedCalls },
  {
    title: 'Pages of the operator',
    description: 'Texts, framed pages and plugins beside the product’s own.',
    calls: operatorPagesCalls,
  },
  { title: 'Realm', description: 'Settings, labels and menus.', calls: realmCalls },
  { title: 'Texts', description: 'Longer texts and translations.', calls: textsCalls },
];
