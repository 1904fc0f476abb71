import type { Simulator } from '../simulator.js';
import { registerCredentialCompany } from './credential-simulator.js';

/** SPTV: sign-in with id and secret. */
export const sptv: Simulator = {
  name: 'sptv',
  register: (app) => void registerCredentialCompany(app, 'sptv'),
};
