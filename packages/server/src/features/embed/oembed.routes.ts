import type { Handlers } from '../../feature.js';
import type { OembedService } from './oembed.service.js';

export const oembedHandlers = (oembed: OembedService) =>
  ({
    getOembed: ({ query, ...view }) => oembed.describe(query, view),
  }) satisfies Handlers;
