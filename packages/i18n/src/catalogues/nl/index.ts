import { signIn } from './sign-in/sign-in.js';
import { collections } from './content/collections.js';
import { content } from './content/content.js';
import { editorial } from './editorial.js';
import { fighters } from './content/fighters.js';
import { live } from './live.js';
import { errors } from './errors.js';
import { forms } from './forms.js';
import { guide } from './guide/guide.js';
import { guideCard } from './guide/guide-card.js';
import { multiView } from './playback/multi-view.js';
import { playerLazy } from './playback/player-lazy.js';
import { player } from './playback/player.js';
import { providers } from './sign-in/providers.js';
import { recovery } from './sign-in/recovery.js';
import { search } from './search.js';
import { preferences } from './account/preferences.js';
import { factors } from './sign-in/factors.js';
import { shell } from './shell.js';
import { viewerMenu } from './account/viewer-menu.js';
import { tvSignIn } from './sign-in/tv-sign-in.js';
import { watch } from './playback/watch.js';
import { lists } from './lists.js';

/** Machine-made: no native speaker has read these words yet. */
export const words = {
  ...signIn,
  ...collections,
  ...content,
  ...editorial,
  ...fighters,
  ...live,
  ...errors,
  ...forms,
  ...guide,
  ...guideCard,
  ...multiView,
  ...player,
  ...playerLazy,
  ...providers,
  ...recovery,
  ...search,
  ...preferences,
  ...shell,
  ...factors,
  ...viewerMenu,
  ...tvSignIn,
  ...watch,
  ...lists,
};
