import type { FeatureTools } from '../../../feature-tools.js';
import { createTextsRepository } from './texts.repository.js';
import { textsHandlers } from './texts.routes.js';
import { createTextsService, type TextsServiceOptions } from './texts.service.js';

export const createTextsFeature = ({
  db,
  ...parts
}: Pick<FeatureTools, 'db'> & Omit<TextsServiceOptions, 'repository'>) => {
  const texts = createTextsService({ ...parts, repository: createTextsRepository(db) });
  return { texts, handlers: textsHandlers(texts) };
};
