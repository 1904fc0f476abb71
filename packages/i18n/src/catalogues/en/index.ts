import { account } from './account.js';
import { collections } from './collections.js';
import { content } from './content.js';
import { editorial } from './editorial.js';
import { elements } from './elements.js';
import { errors } from './errors.js';
import { guideCard } from './guide-card.js';
import { multiView } from './multi-view.js';
import { playerLate } from './player-late.js';
import { player } from './player.js';
import { recovery } from './recovery.js';
import { search } from './search.js';
import { settings } from './settings.js';
import { shell } from './shell.js';
import { watch } from './watch.js';
import { watchlist } from './watchlist.js';

export const en = {
  ...account,
  ...collections,
  ...content,
  ...editorial,
  ...elements,
  ...errors,
  ...guideCard,
  ...multiView,
  ...player,
  ...playerLate,
  ...recovery,
  ...search,
  ...settings,
  ...shell,
  ...watch,
  ...watchlist,
} as const;
