import type { HlsConfig, Loader, LoaderContext } from 'hls.js';

/** The type of a loader in the configuration of hls.js. */
export type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>;
