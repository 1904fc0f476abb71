import type { PlayerError } from '../../store/player-error.js';
import type { MediaNetwork, NetworkPage } from './network.js';
import type { MediaRequest } from './network-options.js';
import { isPlainNetwork } from './plain-network.js';

/**
 * The page’s options for the requests of one video; null if there are none, and then their code is not loaded.
 * @param protocol of the stream; null for a file of text beside it
 * @param failed is called once, with the error of an interceptor
 * @throws {PlayerError} INVALID_PARAMS
 */
export const openNetwork = async (
  page: NetworkPage,
  protocol: MediaRequest['protocol'] = null,
  failed?: (error: PlayerError) => void,
): Promise<MediaNetwork | null> => {
  if (isPlainNetwork(page)) return null;
  const { PageNetwork } = await import('./page-network.js');
  return new PageNetwork(page.network ?? {}, page.crossOrigin, protocol, failed);
};
