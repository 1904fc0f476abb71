import type { multiView } from './catalogues/en/playback/multi-view.js';
import type { playerLazy } from './catalogues/en/playback/player-lazy.js';
import type { player } from './catalogues/en/playback/player.js';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys of a catalogue; those of labels that depend on a number in every form that a language may need. */
type WordedKey<Catalogue> = {
  [Key in keyof Catalogue & string]: Key extends `${infer Stem}_${PluralForm}`
    ? `${Stem}_${PluralForm}`
    : Key;
}[keyof Catalogue & string];

/**
 * Words of a page for the player, by their key: some of them, or a whole language. What is absent stays as it is built in.
 * `{{name}}` stands for a value.
 */
export type OwnLabels = {
  readonly [Key in WordedKey<typeof player> | WordedKey<typeof playerLazy>]?: string;
};

/** The same for the multi-view, whose controls are those of the player. */
export type OwnMultiViewLabels = OwnLabels & { readonly [Key in WordedKey<typeof multiView>]?: string };

/**
 * Words of a page, or what has them for a language (BCP 47 tag): at once, or loaded when they are needed. Null leaves the
 * built-in ones.
 */
export type LabelSource<Own extends OwnMultiViewLabels = OwnLabels> =
  | Own
  | ((language: string) => Own | null | undefined | Promise<Own | null | undefined>);
