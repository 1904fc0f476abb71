/** One row of a table that a source file writes as an object. */
export interface SourceRow {
  readonly name: string;
  readonly says: string;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

export declare const readTable: (file: string, name: string) => readonly SourceRow[];
