import { fileURLToPath } from 'node:url';

/** Where the service shows the documentation. */
export const BASE = '/docs';
/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Pages that the service serves outside of `BASE`. */
const OUTSIDE = '/playground/';

/** The address of a page, by its path within the built folder. */
export const addressOf = (path) => (path.startsWith(OUTSIDE) ? path : BASE + path);
