import type { PlayerError } from '../../store/player-error.js';
import type { MediaNetwork, NetworkPage } from './media-network.js';

/** Whether media is requested as by default, so that it may be requested before the code for other options has loaded. */
export const isPlainNetwork = ({ network, crossOrigin }: NetworkPage): boolean =>
  network === null && crossOrigin !== 'use-credentials';

/**
 * The page’s options for the requests of one video; null if there are none, and then their code is not loaded.
 * @param failed is called once, with the error of an interceptor
 * @throws {PlayerError} INVALID_PARAMS
 */
export const openNetwork = async (
  page: NetworkPage,
  failed?: (error: PlayerError) => void,
): Promise<MediaNetwork | null> => {
  if (isPlainNetwork(page)) return null;
  const { MediaNetwork: Network } = await import('./media-network.js');
  return new Network(page.network ?? {}, page.crossOrigin, failed);
};
