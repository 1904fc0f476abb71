import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface Shelf<T extends { readonly id: string }> {
  get(id: string): T | undefined;
  put(value: T): void;
  all(): readonly T[];
}

export interface Journal {
  shelf<T extends { readonly id: string }>(kind: string): Shelf<T>;
}

interface Line {
  readonly kind: string;
  readonly value: { readonly id: string };
}

/** A line that a stopped process left unfinished is the last one, and says nothing. */
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
 * Keeps entries in memory, and each new version as a line of JSON where a file is named.
 * @param file null keeps nothing beyond the process
 */
export const openJournal = (file: string | null): Journal => {
  const before = linesOf(file);
  // Ends the line that a stopped process left unfinished.
  if (file !== null) appendFileSync(file, '\n');
  return {
    shelf: <T extends { readonly id: string }>(kind: string): Shelf<T> => {
      const entries = new Map<string, T>();
      for (const line of before) if (line.kind === kind) entries.set(line.value.id, line.value as T);
      return {
        get: (id) => entries.get(id),
        put: (value) => {
          entries.set(value.id, value);
          if (file !== null) appendFileSync(file, `${JSON.stringify({ kind, value })}\n`);
        },
        all: () => [...entries.values()],
      };
    },
  };
};
