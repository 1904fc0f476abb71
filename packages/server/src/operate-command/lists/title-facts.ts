import type { ListedPicture } from './list-pictures.js';
import type { ListedSeason } from './title-seasons.js';

/** Texts of a title in one language, as far as a list has them. */
export interface TitleTexts {
  readonly title?: string;
  readonly description?: string;
  readonly tagline?: string;
}

export interface TitlePerson {
  /** Such as `director`. */
  readonly role: string;
  readonly name: string;
}

/** What a list says of a title. What it does not say stays as it is in the catalogue. */
export interface TitleFacts {
  readonly collection: 'vods' | 'series';
  readonly id: string;
  /** Where it stands, for messages. */
  readonly place: string;
  /** By language tag. */
  readonly texts: Readonly<Record<string, TitleTexts>>;
  /** In words. The first becomes the genre of the title, the others tags. */
  readonly genres: readonly string[];
  /** In words. */
  readonly tags: readonly string[];
  readonly people: readonly TitlePerson[];
  /** Of a series. */
  readonly seasons?: readonly ListedSeason[];
  /** Pictures for its artwork. */
  readonly pictures?: readonly Omit<ListedPicture, 'artwork'>[];
  /** Other members of the document. */
  readonly members: Readonly<Record<string, unknown>>;
}
