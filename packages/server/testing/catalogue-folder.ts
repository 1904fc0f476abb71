import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A catalogue in a temporary folder for one test. */
export class CatalogueFolder {
  readonly path: string = mkdtempSync(join(tmpdir(), 'footlight-catalogue-'));

  /** Writes a file of the catalogue; text is written unchanged, anything else as JSON. */
  write(file: string, content: unknown): void {
    writeFileSync(join(this.path, file), typeof content === 'string' ? content : JSON.stringify(content));
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
