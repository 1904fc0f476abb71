import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface CatalogueFolder {
  readonly path: string;
  /** Writes a file of the catalogue; text is written unchanged, anything else as JSON. */
  write(file: string, content: unknown): void;
  remove(): void;
}

/** A catalogue in a temporary folder for one test. */
export const createCatalogueFolder = (): CatalogueFolder => {
  const path = mkdtempSync(join(tmpdir(), 'footlight-catalogue-'));
  return {
    path,
    write: (file, content) =>
      writeFileSync(join(path, file), typeof content === 'string' ? content : JSON.stringify(content)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
};
