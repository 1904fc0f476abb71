import { LANGUAGES, matchLanguage, type Language } from '@footlight/i18n';
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

/** The texts of a new service in the language nearest to a tag; in English where there is none. */
export const wordsIn = (tag: string): StarterWords => WORDS[matchLanguage([tag], LANGUAGES) ?? 'en'];
