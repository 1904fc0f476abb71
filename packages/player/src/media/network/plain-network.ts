import type { NetworkPage } from './network.js';

/** Whether media is requested as by default, so that it may be requested before the code for other options has loaded. */
export const isPlainNetwork = ({ network, crossOrigin }: NetworkPage): boolean =>
  network === null && crossOrigin !== 'use-credentials';
