import type { Feature } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { NewsRepository } from './news/news.repository.js';
import { newsHandlers } from './news/news.routes.js';
import { NewsService, type NewsServiceOptions } from './news/news.service.js';
import { operatorPagesHandlers } from './operator-pages/operator-pages.routes.js';
import { OperatorPagesService } from './operator-pages/operator-pages.service.js';
import { TextsRepository } from './texts/texts.repository.js';
import { textsHandlers } from './texts/texts.routes.js';
import { TextsService, type TextsServiceOptions } from './texts/texts.service.js';

/** What the operator writes: news, texts and pages of its own. */
export const createEditorialFeature = ({
  db,
  realm,
  clock,
  content,
  labelsOf,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> &
  Pick<NewsServiceOptions, 'content'> &
  Pick<TextsServiceOptions, 'labelsOf'>): Feature & { readonly news: NewsService } => {
  const { defaultLanguage } = realm;
  const news = new NewsService({ repository: new NewsRepository(db), content, defaultLanguage, clock });
  const texts = new TextsService({ repository: new TextsRepository(db), labelsOf, realm });
  return {
    news,
    handlers: {
      ...newsHandlers(news),
      ...textsHandlers(texts),
      ...operatorPagesHandlers(new OperatorPagesService({ realm, texts })),
    },
  };
};
