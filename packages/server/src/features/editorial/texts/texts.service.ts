import type { BodyOf, QueryOf, ReplyOf } from '@footlight/contract';
import { labelLanguage } from '@footlight/i18n';
import { ApiError } from '../../../api-error.js';
import type { TextsRepository } from './texts.repository.js';

/** All labels of the product in one language, as returned by `getLabels`. */
export type LabelsOf = (language: string) => Readonly<Record<string, string>>;

export interface TextsService {
  /** @throws {ApiError} INVALID_FIELD for another realm */
  texts(query: QueryOf<'getTexts'>, language: string, country: string): Promise<ReplyOf<'getTexts'>>;
  /** One text; null for an unknown key. */
  text(key: string, language: string, country: string): Promise<string | null>;
  /** Unknown keys are left out. */
  translations(body: BodyOf<'fetchTranslations'>): ReplyOf<'fetchTranslations'>;
}

export interface TextsServiceOptions {
  readonly repository: TextsRepository;
  readonly labelsOf: LabelsOf;
  readonly realm: {
    readonly id: string;
    readonly languages: readonly string[];
    readonly defaultLanguage: string;
  };
}

export const createTextsService = ({ repository, labelsOf, realm }: TextsServiceOptions): TextsService => {
  /** In order of preference; British wording first in GB and NZ (PAGE-19). */
  const languagesFor = (language: string, country: string): readonly string[] => [
    ...new Set([labelLanguage(language, country), language, realm.defaultLanguage]),
  ];

  return {
    texts: async ({ realm: requestedRealm, key }, language, country) => {
      if (requestedRealm !== undefined && requestedRealm !== realm.id) {
        const issue = {
          field: 'query.realm',
          found: JSON.stringify(requestedRealm),
          allowed: JSON.stringify(realm.id),
        };
        throw new ApiError('INVALID_FIELD', { details: { issues: [issue] } });
      }
      const rows = await repository.read(key, languagesFor(language, country));
      return {
        language,
        texts: Object.fromEntries(
          rows.flatMap(({ key: name, text }) => (text === null ? [] : [[name, text]])),
        ),
      };
    },

    text: async (key, language, country) =>
      (await repository.read([key], languagesFor(language, country)))[0]?.text ?? null,

    translations: ({ keys }) => ({
      translations: Object.fromEntries(
        realm.languages.map((language) => {
          const labels = new Map(Object.entries(labelsOf(language)));
          return [
            language,
            Object.fromEntries(
              keys.flatMap((key) => {
                const word = labels.get(key);
                return word === undefined ? [] : [[key, word]];
              }),
            ),
          ];
        }),
      ),
    }),
  };
};
