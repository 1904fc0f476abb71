export type Labels = Readonly<Record<string, string>>;
export type LabelValues = Readonly<Record<string, string | number>>;

/**
 * The words for `key`. `{{name}}` is replaced from `values`; with a `count`, the plural form that the
 * language wants (`key_one`, `key_other`, …) goes before `key` itself. A key without words comes back as
 * it is, so that a gap shows where it is.
 * @see https://www.i18next.com/misc/json-format#i18next-json-v4 The format that the catalogues share with i18next.
 */
export const translate = (
  labels: Labels,
  language: string,
  key: string,
  values: LabelValues = {},
): string => {
  const { count } = values;
  const plural =
    typeof count === 'number' ? labels[`${key}_${new Intl.PluralRules(language).select(count)}`] : undefined;
  const words =
    plural ?? (typeof count === 'number' ? labels[`${key}_other`] : undefined) ?? labels[key] ?? key;
  return words.replaceAll(/\{\{(\w+)\}\}/gu, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : String(value);
  });
};

export type Translate<Key extends string = string> = (key: Key, values?: LabelValues) => string;

/** `translate` with the labels and language held. */
export const createTranslate =
  <Key extends string>(labels: Labels, language: string): Translate<Key> =>
  (key, values) =>
    translate(labels, language, key, values);

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

/** Keys that code may ask for: plural forms are asked for by their common stem. */
export type KeyOf<Catalogue> = {
  [K in keyof Catalogue & string]: K extends `${infer Stem}${PluralSuffix}` ? Stem : K;
}[keyof Catalogue & string];

/** A catalogue in another language: the same keys, and whatever plural forms that language has besides. */
export type Translated<Catalogue> = { readonly [K in keyof Catalogue]: string } & Labels;
