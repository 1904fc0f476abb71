import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { ADS } from './ads/catalogue.js';
import { makeAd } from './ads/make-ad.js';
import { TITLES } from './artwork/catalogue.js';
import { makeArtwork } from './artwork/make-artwork.js';
import { FILMS } from './films/catalogue.js';
import type { Film } from './films/film.js';
import { makeFilm, makeSound, writeWords } from './films/make-film.js';

/**
 * Makes the demo's media. `ONLY=slug,…` limits it to some titles; `KIND` to `films` (all of a film), `sound` or `words`
 * (only that, for films whose pictures are there), `ads` or `artwork`.
 */
const media = fileURLToPath(new URL('../media/', import.meta.url));
const only = process.env['ONLY']?.split(',');
const kind = process.env['KIND'];
const wanted = (slug: string) => only === undefined || only.includes(slug);

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await work();
  console.info(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function eachFilm(work: (film: Film, folder: string) => Promise<void>): Promise<void> {
  for (const film of FILMS.filter(({ slug }) => wanted(slug))) {
    await timed(film.slug, () => work(film, join(media, 'films', film.slug)));
  }
}

if (kind === undefined || kind === 'films') await eachFilm(makeFilm);
if (kind === 'sound') await eachFilm(makeSound);
if (kind === 'words') await eachFilm(writeWords);
if (kind === undefined || kind === 'ads') {
  for (const ad of ADS.filter(({ slug }) => wanted(slug))) {
    await timed(ad.slug, () => makeAd(ad, join(media, 'ads', ad.slug)));
  }
}
if (kind === undefined || kind === 'artwork') {
  await timed('artwork', () => makeArtwork(TITLES, media, wanted));
}
