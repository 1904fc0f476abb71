import { account } from './account.js';
import { collections } from './collections.js';
import { content } from './content.js';
import { editorial } from './editorial.js';
import { elements } from './elements.js';
import { errors } from './errors.js';
import { forms } from './forms.js';
import { guide } from './guide.js';
import { guideCard } from './guide-card.js';
import { multiView } from './multi-view.js';
import { playerLazy } from './player-lazy.js';
import { player } from './player.js';
import { providers } from './providers.js';
import { recovery } from './recovery.js';
import { search } from './search.js';
import { settings } from './settings.js';
import { signInFactors } from './sign-in-factors.js';
import { shell } from './shell.js';
import { viewer } from './viewer.js';
import { tvSignIn } from './tv-sign-in.js';
import { watch } from './watch.js';
import { watchlist } from './watchlist.js';

export const en = {
  ...account,
  ...collections,
  ...content,
  ...editorial,
  ...elements,
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
  ...settings,
  ...shell,
  ...signInFactors,
  ...viewer,
  ...tvSignIn,
  ...watch,
  ...watchlist,
} as const;
