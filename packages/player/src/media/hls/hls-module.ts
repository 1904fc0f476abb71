import type Hls from 'hls.js';
import type { ErrorTypes, Events } from 'hls.js';

/** What a build of hls.js exports. */
export interface HlsModule {
  readonly default: typeof Hls;
  readonly Events: typeof Events;
  readonly ErrorTypes: typeof ErrorTypes;
}
