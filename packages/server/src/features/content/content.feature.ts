import { contentHandlers } from './content.routes.js';
import { createContentService, type ContentServiceOptions } from './content.service.js';

/** Content stands on licences, favourites and the guide by what it asks of them, not by their repositories. */
export const createContentFeature = (options: ContentServiceOptions) => {
  const content = createContentService(options);
  return { content, handlers: contentHandlers(content) };
};
