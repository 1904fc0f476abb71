import type { Language } from '@footlight/i18n';
import { ar } from './texts/ar.js';
import { de } from './texts/de.js';
import { en, type StarterWords } from './texts/en.js';
import { es } from './texts/es.js';
import { fr } from './texts/fr.js';
import { hi } from './texts/hi.js';
import { it } from './texts/it.js';
import { ja } from './texts/ja.js';
import { ko } from './texts/ko.js';
import { nl } from './texts/nl.js';
import { pl } from './texts/pl.js';
import { pt } from './texts/pt.js';
import { tr } from './texts/tr.js';
import { zh } from './texts/zh.js';

type English = typeof en;

/** A text in the languages that the product speaks. */
export type StarterText = Readonly<Record<Language, string>>;

const WORDS: Readonly<Record<Language, StarterWords>> = {
  en,
  es,
  pt,
  ar,
  de,
  fr,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  tr,
  zh,
};

const languages = Object.keys(WORDS) as Language[];

/** A part of the texts, each in all languages. */
const inAllLanguages = <Part extends keyof English>(part: Part) => {
  const textOf = (id: string): StarterText =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        (WORDS[language][part] as Readonly<Record<string, string>>)[id],
      ]),
    ) as StarterText;
  const texts: Readonly<Record<string, StarterText>> = Object.fromEntries(
    Object.keys(en[part]).map((id) => [id, textOf(id)]),
  );
  return texts as { readonly [Id in keyof English[Part]]: StarterText };
};

export const MENU = inAllLanguages('menu');
export const ROWS = inAllLanguages('rows');
export const GENRES = inAllLanguages('genres');
export const ROLES = inAllLanguages('roles');
export const NUMBERED = inAllLanguages('numbered');
