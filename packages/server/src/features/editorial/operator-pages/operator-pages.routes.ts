import type { Handlers } from '../../../feature.js';
import type { OperatorPagesService } from './operator-pages.service.js';

export const operatorPagesHandlers = (service: OperatorPagesService) =>
  ({
    getExternalPage: ({ params, language, country }) => service.externalPage(params.id, language, country),
    getPlugin: async ({ params, language }) => service.plugin(params.id, language),
  }) satisfies Handlers;
