import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How an example calls the service in what it shows to be copied. */
const PLACEHOLDER = 'https://your-footlight.example';

/**
 * The policy that an example brings along in a `policy.txt` of its folder, one directive a line, for the place
 * where it is shown; null where it brings none.
 * @param file one that is served
 * @param origins where the service is reached
 */
export const examplePolicy = (file: string, origins: readonly string[]): string | null => {
  const written = join(dirname(file), 'policy.txt');
  if (!existsSync(written)) return null;
  return readFileSync(written, 'utf8')
    .trim()
    .replaceAll(/\s*\n/gu, '; ')
    .replaceAll(PLACEHOLDER, origins.join(' '));
};
