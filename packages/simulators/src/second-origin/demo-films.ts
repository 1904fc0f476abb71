import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLACE = 'demo/media/films';

/** The demo's films: above this file, whether it is run from its source or bundled. */
export const DEMO_FILMS = ((): string => {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, PLACE))) return join(folder, PLACE);
  }
  return join(start, PLACE);
})();
