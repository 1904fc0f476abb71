import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface Shelf<T extends { readonly id: string }> {
  get(id: string): T | undefined;
  put(value: T): void;
  remove(id: string): void;
  all(): readonly T[];
}

interface Line {
  readonly kind: string;
  readonly value: { readonly id: string };
  readonly isRemoved?: boolean;
}

/** Skips invalid lines: the last one may be incomplete if the process was stopped. */
const linesOf = (file: string | null): readonly Line[] => {
  if (file === null || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Line];
      } catch {
        return [];
      }
    });
};

/**
 * Keeps entries in memory, and appends each new version to a file as a line of JSON.
 * @param file null keeps entries in memory only
 */
export const openJournal = (file: string | null) => {
  const before = linesOf(file);
  // Terminates a line that a stopped process left incomplete.
  if (file !== null) appendFileSync(file, '\n');
  return {
    shelf: <T extends { readonly id: string }>(kind: string): Shelf<T> => {
      const entries = new Map<string, T>();
      for (const line of before.filter((one) => one.kind === kind)) {
        if (line.isRemoved === true) entries.delete(line.value.id);
        else entries.set(line.value.id, line.value as T);
      }
      return {
        get: (id) => entries.get(id),
        put: (value) => {
          entries.set(value.id, value);
          if (file !== null) appendFileSync(file, `${JSON.stringify({ kind, value })}\n`);
        },
        remove: (id) => {
          entries.delete(id);
          if (file !== null)
            appendFileSync(file, `${JSON.stringify({ kind, value: { id }, isRemoved: true })}\n`);
        },
        all: () => [...entries.values()],
      };
    },
  };
};

export type Journal = ReturnType<typeof openJournal>;
