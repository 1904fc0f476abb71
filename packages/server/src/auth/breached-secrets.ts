import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hexadecimal digits of the hash that name a range file. */
const PREFIX = 5;

/**
 * Whether a secret is in a downloaded copy of Pwned Passwords: one file for each of the first five hexadecimal digits of
 * the SHA-1 hashes, with a line `<the other 35 digits>:<number of breaches>` for each hash. Neither the secret nor its hash
 * leaves the service. A missing file contains nothing, so that a partial copy can be used.
 * @see https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange
 */
export const isBreached = async (secret: string, folder: string): Promise<boolean> => {
  const hash = createHash('sha1').update(secret).digest('hex').toUpperCase();
  const range = await readFile(join(folder, `${hash.slice(0, PREFIX)}.txt`), 'utf8').catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    },
  );
  const suffix = hash.slice(PREFIX);
  return range.split(/\r?\n/u).some((line) => {
    const [digits, count] = line.split(':');
    // Responses of the API are padded with hashes of which no breach is known.
    return digits?.toUpperCase() === suffix && Number(count) > 0;
  });
};
