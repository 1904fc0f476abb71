import type { ReplyOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { TextsService } from '../texts/texts.service.js';

export interface OperatorPagesService {
  /** @throws {ApiError} PAGE_NOT_FOUND, also if the page's text is missing */
  externalPage(id: string, language: string, country: string): Promise<ReplyOf<'getExternalPage'>>;
  /** @throws {ApiError} PLUGIN_NOT_FOUND */
  plugin(id: string, language: string): ReplyOf<'getPlugin'>;
}

export interface OperatorPagesOptions {
  readonly realm: Pick<Realm, 'externalPages' | 'plugins' | 'defaultLanguage'>;
  readonly texts: Pick<TextsService, 'text'>;
}

const ownOf = <V>(record: Readonly<Record<string, V>>, id: string): V | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/** Resolves the operator's own pages and plugins of the realm file, with their texts. */
export const createOperatorPagesService = ({ realm, texts }: OperatorPagesOptions): OperatorPagesService => {
  const titleIn = (title: Readonly<Record<string, string>>, language: string, id: string): string =>
    title[language] ?? title[realm.defaultLanguage] ?? id;

  return {
    externalPage: async (id, language, country) => {
      const page = ownOf(realm.externalPages, id);
      if (page === undefined) throw new ApiError('PAGE_NOT_FOUND');
      const title = titleIn(page.title, language, id);
      if ('address' in page) return { id, title, text: null, address: page.address };
      const text = await texts.text(page.text, language, country);
      if (text === null) throw new ApiError('PAGE_NOT_FOUND');
      return { id, title, text, address: null };
    },
    plugin: (id, language) => {
      const plugin = ownOf(realm.plugins, id);
      if (plugin === undefined) throw new ApiError('PLUGIN_NOT_FOUND');
      return { id, title: titleIn(plugin.title, language, id), address: plugin.address };
    },
  };
};
