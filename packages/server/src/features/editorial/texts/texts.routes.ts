import type { Handlers } from '../../../feature.js';
import type { TextsService } from './texts.service.js';

export const textsHandlers = (service: TextsService) =>
  ({
    getTexts: ({ query, language, country }) => service.texts(query, language, country),
    fetchTranslations: async ({ body }) => service.translations(body),
  }) satisfies Handlers;
