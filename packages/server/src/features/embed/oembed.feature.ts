import { oembedHandlers } from './oembed.routes.js';
import { createOembedService, type OembedServiceOptions } from './oembed.service.js';

export const createOembedFeature = (options: OembedServiceOptions) => ({
  handlers: oembedHandlers(createOembedService(options)),
});
