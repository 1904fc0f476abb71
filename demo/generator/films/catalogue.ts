import { emberRoad } from './ember-road.js';
import type { Film } from './film.js';
import { harvestRun } from './harvest-run.js';
import { lanternCoast } from './lantern-coast.js';
import { nightMarket } from './night-market.js';
import { northOfQuiet } from './north-of-quiet.js';
import { ringside } from './ringside.js';

/** Every film of the demo realm. */
export const FILMS: readonly Film[] = [
  lanternCoast,
  harvestRun,
  nightMarket,
  ringside,
  northOfQuiet,
  emberRoad,
];
