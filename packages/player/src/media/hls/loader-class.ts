import type { HlsConfig, Loader, LoaderContext } from 'hls.js';
import type { KeySystemName, MediaSegment } from '../network/network-options.js';

/** The type of a loader in the configuration of hls.js. */
export type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>;

/** What hls.js requests, for the page. */
export interface HlsRequests {
  /** The key system of a server certificate, by its address. */
  readonly systemOf: (certificateUrl: string) => KeySystemName | null;
  readonly segmentOf: (request: LoaderContext) => MediaSegment | null;
}
