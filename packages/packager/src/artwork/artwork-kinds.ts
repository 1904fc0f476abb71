/** The kinds of pictures that the service lists of an artwork. */
export const ARTWORK_KINDS = ['thumbnail', 'poster', 'hero', 'portrait', 'title', 'logo'] as const;
export type ArtworkKind = (typeof ARTWORK_KINDS)[number];

/** Name of an original that stands for all kinds which are cropped. */
const ANY_KIND = 'original';

interface Cropping {
  /** Width ÷ height. */
  readonly aspect: number;
  /** Names of originals that it is cropped from, in this order. */
  readonly from: readonly string[];
}

/** Kinds for which another picture can stand in. */
export const CROPPED_KINDS: ReadonlyMap<string, Cropping> = new Map([
  // Every card needs one.
  ['thumbnail', { aspect: 16 / 9, from: [ANY_KIND, 'hero', 'poster'] }],
  ['hero', { aspect: 16 / 9, from: [ANY_KIND] }],
  ['poster', { aspect: 2 / 3, from: [ANY_KIND] }],
]);

/** Kinds that show something else than a scene, so that nothing is cropped from them. */
const OF_THEIR_OWN: ReadonlySet<string> = new Set(['portrait', 'title', 'logo']);

/** The name by which an artwork's only picture is known. */
export const nameOfOnly = (name: string | null): string =>
  name !== null && OF_THEIR_OWN.has(name) ? name : ANY_KIND;

/** The root of all addresses of pictures. */
export const PICTURES_ROOT = '/img';

/** The address of a picture, which is sent in the best format that the caller accepts. */
export const pictureAddress = (slug: string, kind: ArtworkKind, width: number): string =>
  `${PICTURES_ROOT}/${slug}/${kind}-${width}`;
