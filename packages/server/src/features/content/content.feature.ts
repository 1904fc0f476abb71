import type { Feature } from '../../feature.js';
import { contentHandlers } from './content.routes.js';
import { ContentService, type ContentServiceOptions } from './content.service.js';
import { FightersRepository } from './sports/fighters.repository.js';
import { sportsHandlers } from './sports/sports.routes.js';
import { SportsService } from './sports/sports.service.js';

/** Content depends on interfaces of licences, favourites and the guide, not on their repositories. */
export const createContentFeature = (
  options: ContentServiceOptions,
): Feature & { readonly content: ContentService; readonly fighters: SportsService } => {
  const { db, realm } = options;
  const content = new ContentService(options);
  const fighters = new SportsService({
    repository: new FightersRepository(db),
    content,
    defaultLanguage: realm.defaultLanguage,
  });
  return { content, fighters, handlers: { ...contentHandlers(content), ...sportsHandlers(fighters) } };
};
