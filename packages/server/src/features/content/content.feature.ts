import { contentHandlers } from './content.routes.js';
import { createContentService, type ContentServiceOptions } from './content.service.js';

/** Content depends on interfaces of licences, favourites and the guide, not on their repositories. */
export const createContentFeature = (options: ContentServiceOptions) => {
  const content = createContentService(options);
  return { content, handlers: contentHandlers(content) };
};
