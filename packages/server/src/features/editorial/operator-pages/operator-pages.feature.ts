import { operatorPagesHandlers } from './operator-pages.routes.js';
import { createOperatorPagesService, type OperatorPagesOptions } from './operator-pages.service.js';

export const createOperatorPagesFeature = (options: OperatorPagesOptions) => ({
  handlers: operatorPagesHandlers(createOperatorPagesService(options)),
});
