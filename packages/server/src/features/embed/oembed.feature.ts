import { oembedHandlers } from './oembed.routes.js';
import { OembedService, type OembedServiceOptions } from './oembed.service.js';

export const createOembedFeature = (options: OembedServiceOptions) => ({
  handlers: oembedHandlers(new OembedService(options)),
});
