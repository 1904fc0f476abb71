import { LANGUAGES, createTranslate, matchLanguage, type Translate } from '@footlight/i18n';
import { mailCatalogues, type MailLabelKey } from '@footlight/i18n/catalogues';
import { isPrefix, pathOf, type Prefix, type RouteName } from '@footlight/domain';
import type { Realm } from '../realm/load-realm.js';
import type { MailDocument } from './mail-document.js';

/** The content of a mail without the parts that all mails share. */
export interface MailParts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly href: string };
  readonly notes?: readonly string[];
}

export interface MailWriter {
  /** Texts in the supported language closest to `language`; `{{product}}` is replaced with the product's name. */
  words(language: string): Translate<MailLabelKey>;
  document(language: string, parts: MailParts): MailDocument;
  /** The absolute address of a page of the site in a language of the realm. */
  address(route: RouteName, language: string, query: Readonly<Record<string, string>>): string;
}

const nearestOf = (language: string) => matchLanguage([language], LANGUAGES) ?? 'en';

/** @param origin origin under which viewers reach this service */
export const createMailWriter = (
  realm: Pick<Realm, 'name' | 'defaultLanguage' | 'mail'>,
  origin: string,
): MailWriter => {
  const prefixOf = (language: string): Prefix =>
    language !== realm.defaultLanguage && isPrefix(language) ? language : '';
  const words = (language: string): Translate<MailLabelKey> => {
    const nearest = nearestOf(language);
    const t = createTranslate<MailLabelKey>(mailCatalogues[nearest], nearest);
    return (key, values) => t(key, { product: realm.name, ...values });
  };
  return {
    words,
    document: (language, { subject, heading, paragraphs, button, notes = [] }) => {
      const t = words(language);
      return {
        language: nearestOf(language),
        subject,
        heading,
        paragraphs,
        notes,
        button: button === undefined ? null : { ...button, inFull: t('mailLinkInFull') },
        footer: t(realm.mail?.replyTo == null ? 'mailSentBy' : 'mailSentByAnswered'),
        product: realm.name,
      };
    },
    address: (route, language, query) => {
      const search = new URLSearchParams(query).toString();
      return new URL(`${pathOf(route, {}, prefixOf(language))}${search === '' ? '' : `?${search}`}`, origin)
        .href;
    },
  };
};
