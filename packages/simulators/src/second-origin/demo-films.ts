import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLACE = 'demo/media/films';

/** Folder of the demo's films, searched upwards from this file, so that it works from source and from a bundle. */
export const DEMO_FILMS = ((): string => {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, PLACE))) return join(folder, PLACE);
  }
  return join(start, PLACE);
})();
