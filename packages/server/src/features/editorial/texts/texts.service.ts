import type { BodyOf, QueryOf, ResponseOf } from '@footlight/contract';
import { labelLanguage } from '@footlight/i18n';
import { ApiError } from '../../../api-error.js';
import type { TextsRepository } from './texts.repository.js';

/** All labels of the product in one language, as returned by `getLabels`. */
type LabelsOf = (language: string) => Readonly<Record<string, string>>;

export interface TextsServiceOptions {
  readonly repository: TextsRepository;
  readonly labelsOf: LabelsOf;
  readonly realm: {
    readonly id: string;
    readonly languages: readonly string[];
    readonly defaultLanguage: string;
  };
}

export class TextsService {
  readonly #repository;
  readonly #labelsOf;
  readonly #realm;

  constructor({ repository, labelsOf, realm }: TextsServiceOptions) {
    this.#repository = repository;
    this.#labelsOf = labelsOf;
    this.#realm = realm;
  }

  /** @throws {ApiError} INVALID_FIELD for another realm */
  async texts(
    { realm: requestedRealm, key }: QueryOf<'getTexts'>,
    language: string,
    country: string,
  ): Promise<ResponseOf<'getTexts'>> {
    if (requestedRealm !== undefined && requestedRealm !== this.#realm.id) {
      const issue = {
        field: 'query.realm',
        found: JSON.stringify(requestedRealm),
        allowed: JSON.stringify(this.#realm.id),
      };
      throw new ApiError('INVALID_FIELD', { details: { issues: [issue] } });
    }
    const rows = await this.#repository.read(key, this.#languagesFor(language, country));
    return {
      language,
      texts: Object.fromEntries(rows.flatMap(({ key: name, text }) => (text === null ? [] : [[name, text]]))),
    };
  }

  /** One text; null for an unknown key. */
  async text(key: string, language: string, country: string): Promise<string | null> {
    return (await this.#repository.read([key], this.#languagesFor(language, country)))[0]?.text ?? null;
  }

  /** Unknown keys are left out. */
  translations({ keys }: BodyOf<'fetchTranslations'>): ResponseOf<'fetchTranslations'> {
    return {
      translations: Object.fromEntries(
        this.#realm.languages.map((language) => {
          const labels = new Map(Object.entries(this.#labelsOf(language)));
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
    };
  }

  /** In order of preference; British wording first in GB and NZ (PAGE-19). */
  #languagesFor(language: string, country: string): readonly string[] {
    return [...new Set([labelLanguage(language, country), language, this.#realm.defaultLanguage])];
  }
}
