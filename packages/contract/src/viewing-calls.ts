import { preferencesCalls } from './account/preferences.calls.js';
import { profilesCalls } from './account/profiles.calls.js';
import { viewerChangesCalls } from './account/viewer-changes.calls.js';
import { contentCalls } from './content/content.calls.js';
import { operatorPagesCalls } from './editorial/operator-pages.calls.js';
import { textsCalls } from './editorial/texts.calls.js';
import { guideCalls } from './guide/guide.calls.js';
import { favouritesCalls } from './lists/favourites.calls.js';
import { watchlistsCalls } from './lists/watchlists.calls.js';
import { liveCalls } from './live/live.calls.js';
import { playbackCalls } from './playback/playback.calls.js';
import { streamsCalls } from './playback/streams.calls.js';
import { watchingCalls } from './playback/watching.calls.js';
import { realmCalls } from './realm/realm.calls.js';
import { searchCalls } from './search/search.calls.js';
import { sessionCalls } from './sign-in/session.calls.js';

/** Calls with which a guest or a viewer browses and plays: what widgets and the first page of the site load. */
export const viewingCalls = {
  ...contentCalls,
  ...liveCalls,
  ...guideCalls,
  ...searchCalls,
  ...playbackCalls,
  ...streamsCalls,
  ...watchingCalls,
  ...viewerChangesCalls,
  ...watchlistsCalls,
  ...favouritesCalls,
  ...sessionCalls,
  ...profilesCalls,
  ...preferencesCalls,
  ...operatorPagesCalls,
  ...realmCalls,
  ...textsCalls,
} as const;
