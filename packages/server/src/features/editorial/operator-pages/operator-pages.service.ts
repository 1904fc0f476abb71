import type { ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { TextsService } from '../texts/texts.service.js';

export interface OperatorPagesOptions {
  readonly realm: Pick<Realm, 'externalPages' | 'plugins' | 'defaultLanguage'>;
  readonly texts: Pick<TextsService, 'text'>;
}

const ownOf = <V>(record: Readonly<Record<string, V>>, id: string): V | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/** Resolves the operator's own pages and plugins of the realm file, with their texts. */
export class OperatorPagesService {
  readonly #realm;
  readonly #texts;

  constructor({ realm, texts }: OperatorPagesOptions) {
    this.#realm = realm;
    this.#texts = texts;
  }

  /** @throws {ApiError} PAGE_NOT_FOUND, also if the page's text is missing */
  async externalPage(id: string, language: string, country: string): Promise<ResponseOf<'getExternalPage'>> {
    const page = ownOf(this.#realm.externalPages, id);
    if (page === undefined) throw new ApiError('PAGE_NOT_FOUND');
    const title = this.#titleIn(page.title, language, id);
    if ('address' in page) return { id, title, text: null, address: page.address };
    const text = await this.#texts.text(page.text, language, country);
    if (text === null) throw new ApiError('PAGE_NOT_FOUND');
    return { id, title, text, address: null };
  }

  /** @throws {ApiError} PLUGIN_NOT_FOUND, also for one that is not active (PAGE-69) */
  plugin(id: string, language: string): ResponseOf<'getPlugin'> {
    const plugin = ownOf(this.#realm.plugins, id);
    if (plugin?.configuration.status !== 'active') throw new ApiError('PLUGIN_NOT_FOUND');
    return { id, title: this.#titleIn(plugin.title, language, id), address: plugin.address };
  }

  #titleIn(title: Readonly<Record<string, string>>, language: string, id: string): string {
    return title[language] ?? title[this.#realm.defaultLanguage] ?? id;
  }
}
