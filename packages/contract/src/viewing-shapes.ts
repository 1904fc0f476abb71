import { contentShapes } from './content/content.schemas.js';
import { sectionShapes } from './content/section.schemas.js';
import { favouritesShapes } from './lists/favourites.schemas.js';
import { guideShapes } from './guide/guide.schemas.js';
import { liveShapes } from './live/live.schemas.js';
import { operatorPagesShapes } from './editorial/operator-pages.schemas.js';
import { playbackShapes } from './playback/playback.schemas.js';
import { preferencesShapes } from './account/preferences.schemas.js';
import { profilesShapes } from './account/profiles.schemas.js';
import { realmShapes } from './realm/realm.schemas.js';
import { searchShapes } from './search/search.schemas.js';
import { sessionShapes } from './sign-in/session.schemas.js';
import { streamsShapes } from './playback/streams.schemas.js';
import { textsShapes } from './editorial/texts.schemas.js';
import { viewerChangesShapes } from './account/viewer-changes.schemas.js';
import { watchingShapes } from './playback/watching.schemas.js';
import { watchlistsShapes } from './lists/watchlists.schemas.js';

/** The shapes of the calls with which a guest or a viewer browses and plays. */
export const viewingShapes = {
  ...sectionShapes,
  ...contentShapes,
  ...liveShapes,
  ...guideShapes,
  ...searchShapes,
  ...playbackShapes,
  ...streamsShapes,
  ...watchingShapes,
  ...viewerChangesShapes,
  ...watchlistsShapes,
  ...favouritesShapes,
  ...sessionShapes,
  ...profilesShapes,
  ...preferencesShapes,
  ...operatorPagesShapes,
  ...realmShapes,
  ...textsShapes,
} as const;
