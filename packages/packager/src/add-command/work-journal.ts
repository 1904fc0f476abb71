import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Its dot keeps it out of the film. */
const FILE = '.journal.json';

const Journal = Type.Object({
  /** Identifies source and plan; steps of other ones are of no use. */
  work: Type.String(),
  done: Type.Array(Type.String()),
});
type Journal = Static<typeof Journal>;

/** Writes a file so that it is there as a whole or not at all. */
export const writeWhole = async (path: string, content: string | Buffer): Promise<void> => {
  await writeFile(`${path}.part`, content, { flush: true });
  await rename(`${path}.part`, path);
};

const readJournal = async (path: string): Promise<Journal | null> => {
  try {
    return Value.Decode(Journal, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    // Without a readable journal, the work begins anew.
    return null;
  }
};

/** The finished steps of a film in its work folder, which survive the end of the process. */
export class WorkJournal {
  readonly folder: string;
  readonly #work: string;
  readonly #done: Set<string>;

  private constructor(folder: string, { work, done }: Journal) {
    this.folder = folder;
    this.#work = work;
    this.#done = new Set(done);
  }

  /**
   * Opens the journal of a work folder, and empties the folder if its steps belong to another source or plan.
   * @param description all that the files depend on
   */
  static async open(folder: string, description: unknown): Promise<WorkJournal> {
    const work = createHash('sha256').update(JSON.stringify(description)).digest('hex');
    const found = await readJournal(join(folder, FILE));
    if (found?.work !== work) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const journal = new WorkJournal(folder, found?.work === work ? found : { work, done: [] });
    await journal.#write();
    return journal;
  }

  isDone(step: string): boolean {
    return this.#done.has(step);
  }

  async finish(step: string): Promise<void> {
    this.#done.add(step);
    await this.#write();
  }

  async #write(): Promise<void> {
    await writeWhole(
      join(this.folder, FILE),
      `${JSON.stringify({ work: this.#work, done: [...this.#done] })}\n`,
    );
  }
}
