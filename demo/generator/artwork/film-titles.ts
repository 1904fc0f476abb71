import type { Film } from '../films/film.js';
import { emberRoad } from '../films/ember-road.js';
import { harvestRun } from '../films/harvest-run.js';
import { lanternCoast } from '../films/lantern-coast.js';
import { nightMarket } from '../films/night-market.js';
import { northOfQuiet } from '../films/north-of-quiet.js';
import * as palettes from '../films/palettes.js';
import { ringside } from '../films/ringside.js';
import type { Palette } from '../draw/palette.js';
import type { Title } from './title.js';

/** A film's artwork is one of its own shots at a good moment. */
function still(film: Film, shot: number, moment: number, palette: Palette): Title {
  const scene = film.shots[shot]?.scene;
  if (scene === undefined) throw new RangeError(`${film.slug} has no shot ${shot}`);
  return { slug: film.slug, name: film.title, palette, scene, moment, leading: true };
}

export const FILM_TITLES: readonly Title[] = [
  still(lanternCoast, 1, 9.6, palettes.LANTERN_COAST.night),
  still(harvestRun, 0, 9.5, palettes.HARVEST_RUN.gold),
  still(nightMarket, 0, 7, palettes.NIGHT_MARKET.street),
  still(ringside, 1, 6.5, palettes.RINGSIDE.close),
  still(northOfQuiet, 0, 7, palettes.NORTH_OF_QUIET.aurora),
  still(emberRoad, 0, 7, palettes.EMBER_ROAD.sundown),
];
