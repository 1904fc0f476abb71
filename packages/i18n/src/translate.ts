export type Labels = Readonly<Record<string, string>>;
export type LabelValues = Readonly<Record<string, string | number>>;

/**
 * Returns the label for `key`, with each `{{name}}` replaced from `values`. With a `count`, the language's plural form
 * (`key_one`, `key_other`, …) is preferred to `key` itself. A key without a label is returned as it is, so that the gap
 * is visible.
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
  return words.replaceAll(/\{\{(\w+)\}\}/gu, (match, name: string) => {
    const value = values[name];
    return value === undefined ? match : String(value);
  });
};

export type Translate<Key extends string = string> = (key: Key, values?: LabelValues) => string;

/** `translate` bound to labels and a language. */
export const createTranslate =
  <Key extends string>(labels: Labels, language: string): Translate<Key> =>
  (key, values) =>
    translate(labels, language, key, values);

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

/** Keys of a catalogue as used in code: plural forms share their stem. */
export type KeyOf<Catalogue> = {
  [K in keyof Catalogue & string]: K extends `${infer Stem}${PluralSuffix}` ? Stem : K;
}[keyof Catalogue & string];

/** A catalogue in another language: the same keys, plus the plural forms that the language needs. */
export type Translated<Catalogue> = { readonly [K in keyof Catalogue]: string } & Labels;
