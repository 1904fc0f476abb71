import { fileURLToPath } from 'node:url';

/** Where the service shows the documentation. */
export const BASE = '/docs';
/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
