import { preparePGlite } from '../../packages/server/src/testing/prepared-pglite.js';
import { PREPARED_DATABASE } from './started-service.js';

/** Before the first journey: what each product's database begins with, so that none makes it anew. */
export default async (): Promise<void> => {
  process.env[PREPARED_DATABASE] = await preparePGlite();
};
