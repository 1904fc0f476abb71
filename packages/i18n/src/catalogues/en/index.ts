import { account } from './account.js';
import { content } from './content.js';
import { elements } from './elements.js';
import { errors } from './errors.js';
import { multiView } from './multi-view.js';
import { playerLate } from './player-late.js';
import { player } from './player.js';
import { shell } from './shell.js';

export const en = {
  ...account,
  ...content,
  ...elements,
  ...errors,
  ...multiView,
  ...player,
  ...playerLate,
  ...shell,
} as const;
