import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { FIGHTER_PORTRAITS } from '../portraits/fighters.js';
import { drawPortrait } from '../portraits/portrait.js';
import { draw, FRAMES, scaled } from './frames.js';
import { logos } from './logos.js';
import { makeSignInArtwork, SIGN_IN_SLUG } from './sign-in-artwork.js';
import type { Title } from './title.js';
import { wordmark } from './wordmark.js';

/** Pixels: as wide as a fighter is ever shown on a screen of twice the density. */
const PORTRAIT_WIDTH = 720;
const PORTRAIT_QUALITY = 60;

/** What `artwork.json` says of one title. */
export interface ArtworkEntry {
  /** Stands in for the picture until it is there. */
  readonly dominantColour: string;
}

export type ArtworkIndex = Readonly<Record<string, ArtworkEntry>>;

/** The mean colour of the picture, a little darker than it is, so that words and shimmer stay readable on it. */
function dominantColourOf(drawing: Canvas): string {
  const small = scaled(drawing, 16);
  const { data } = small.getContext('2d').getImageData(0, 0, small.width, small.height);
  const sums = [0, 0, 0];
  for (let index = 0; index < data.length; index += 4) {
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + (data[index + channel] ?? 0);
  }
  const mean = sums.map((sum) => Math.round((sum / (data.length / 4)) * 0.82));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function makeTitle(title: Title, folder: string): Promise<ArtworkEntry> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let dominantColour = '#121419';
  for (const frame of FRAMES) {
    if (title.leading !== true && frame.kind !== 'thumbnail' && frame.kind !== 'poster') continue;
    const drawing = draw(title, frame);
    if (frame.kind === 'thumbnail') dominantColour = dominantColourOf(drawing);
    // Not in the background: a canvas nobody holds may be freed while another thread still reads it.
    await writeFile(join(folder, `${frame.kind}.webp`), drawing.encodeSync('webp', frame.quality));
  }
  if (title.leading === true) {
    await writeFile(join(folder, 'title.webp'), wordmark(title).encodeSync('webp', 60));
  }
  return { dominantColour };
}

async function indexIn(file: string): Promise<ArtworkIndex> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ArtworkIndex;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Draws the artwork of titles, the logos of channels and the portraits of fighters, and keeps `artwork.json` in step.
 *
 * @param media the folder that holds `artwork/` and `artwork.json`
 * @param wanted tells which slugs to draw; the others stay as they are
 */
export async function makeArtwork(
  titles: readonly Title[],
  media: string,
  wanted: (slug: string) => boolean,
): Promise<void> {
  const file = join(media, 'artwork.json');
  const entries = new Map(Object.entries(await indexIn(file)));
  for (const title of titles.filter(({ slug }) => wanted(slug))) {
    entries.set(title.slug, await makeTitle(title, join(media, 'artwork', title.slug)));
  }
  const first = titles.find(({ leading }) => leading);
  if (first !== undefined && wanted(SIGN_IN_SLUG)) {
    await makeSignInArtwork(first, media);
    entries.set(SIGN_IN_SLUG, { dominantColour: '#121419' });
  }
  for (const { slug, ground, canvas } of logos().filter(({ slug }) => wanted(slug))) {
    const folder = join(media, 'artwork', slug);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'logo.webp'), canvas.encodeSync('webp', 80));
    entries.set(slug, { dominantColour: ground });
  }
  for (const portrait of FIGHTER_PORTRAITS.filter(({ slug }) => wanted(slug))) {
    const folder = join(media, 'artwork', portrait.slug);
    await mkdir(folder, { recursive: true });
    const drawing = drawPortrait(portrait, PORTRAIT_WIDTH);
    const bytes = drawing.encodeSync('webp', PORTRAIT_QUALITY);
    await writeFile(join(folder, 'portrait.webp'), bytes);
    entries.set(portrait.slug, { dominantColour: dominantColourOf(drawing) });
  }
  const sorted = Object.fromEntries([...entries].sort(([one], [other]) => one.localeCompare(other, 'en')));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
