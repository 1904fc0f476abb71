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

const nearestOf = (language: string) => matchLanguage([language], LANGUAGES) ?? 'en';

/** @param origin origin under which viewers reach this service */
export class MailWriter {
  readonly #realm: Pick<Realm, 'name' | 'defaultLanguage' | 'mail'>;
  readonly #origin: string;

  constructor(realm: Pick<Realm, 'name' | 'defaultLanguage' | 'mail'>, origin: string) {
    this.#realm = realm;
    this.#origin = origin;
  }

  /** Texts in the supported language closest to `language`; `{{product}}` is replaced with the product's name. */
  words(language: string): Translate<MailLabelKey> {
    const nearest = nearestOf(language);
    const t = createTranslate<MailLabelKey>(mailCatalogues[nearest], nearest);
    return (key, values) => t(key, { product: this.#realm.name, ...values });
  }

  document(language: string, { subject, heading, paragraphs, button, notes = [] }: MailParts): MailDocument {
    const t = this.words(language);
    return {
      language: nearestOf(language),
      subject,
      heading,
      paragraphs,
      notes,
      button: button === undefined ? null : { ...button, inFull: t('mailLinkInFull') },
      footer: t(this.#realm.mail?.replyTo == null ? 'mailSentBy' : 'mailSentByAnswered'),
      product: this.#realm.name,
    };
  }

  /** The absolute address of a page of the site in a language of the realm. */
  address(
    route: RouteName,
    language: string,
    query: Readonly<Record<string, string>>,
    params: Readonly<Record<string, string>> = {},
  ): string {
    const search = new URLSearchParams(query).toString();
    return new URL(
      `${pathOf(route, params, this.#prefixOf(language))}${search === '' ? '' : `?${search}`}`,
      this.#origin,
    ).href;
  }

  #prefixOf(language: string): Prefix {
    return language !== this.#realm.defaultLanguage && isPrefix(language) ? language : '';
  }
}
