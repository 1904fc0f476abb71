import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Placeholder for the service's origin in the code of examples. */
const PLACEHOLDER = 'https://your-footlight.example';

/**
 * The content security policy of an example, read from `policy.txt` in its folder, one directive per line; null if the
 * example has none.
 * @param file served file of the example
 * @param origins origins of the service
 */
export const examplePolicy = (file: string, origins: readonly string[]): string | null => {
  const written = join(dirname(file), 'policy.txt');
  if (!existsSync(written)) return null;
  return readFileSync(written, 'utf8')
    .trim()
    .replaceAll(/\s*\n/gu, '; ')
    .replaceAll(PLACEHOLDER, origins.join(' '));
};
