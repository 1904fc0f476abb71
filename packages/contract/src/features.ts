import type { Call } from './call.js';
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

/** Calls that belong together: a chapter of the reference. */
export interface Feature {
  readonly title: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, Call>>;
}

/** Every feature in reading order. */
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
