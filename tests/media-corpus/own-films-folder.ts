import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Makes the folder in which the first browser finds nothing, and the others the films that it has made. */
export default ({ provide }: TestProject): (() => void) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-own-films-'));
  provide('ownFilms', folder);
  return () => rmSync(folder, { recursive: true, force: true });
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the folder. */
    ownFilms: string;
  }
}
