import { COUNTRY_TITLES } from './country-titles.js';
import { FILM_TITLES } from './film-titles.js';
import { LEADING_TITLES } from './leading-titles.js';
import { NIGHT_TITLES } from './night-titles.js';
import type { Title } from './title.js';
import { TOWN_TITLES } from './town-titles.js';
import { WATERSIDE_TITLES } from './waterside-titles.js';

/** Every title of the realm that has artwork. */
export const TITLES: readonly Title[] = [
  ...FILM_TITLES,
  ...LEADING_TITLES,
  ...WATERSIDE_TITLES,
  ...TOWN_TITLES,
  ...COUNTRY_TITLES,
  ...NIGHT_TITLES,
];
