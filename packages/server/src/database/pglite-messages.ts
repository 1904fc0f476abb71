/** Requests of the main thread to the database thread. */
export type PGliteRequest =
  /** Opens a database; creates an empty one if the folder does not exist or is null (in memory). */
  | { readonly kind: 'open'; readonly folder: string | null }
  | {
      readonly kind: 'query';
      readonly text: string;
      /** In PostgreSQL's text format. */
      readonly values: readonly (string | null)[];
    }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

/** A result with values in PostgreSQL's text format; the main thread parses them. */
export interface TextResult {
  readonly command: string;
  readonly rowCount: number;
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export type PGliteResponse =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly error: Readonly<Record<string, unknown>> & { readonly message: string };
    }
  | { readonly channel: string; readonly payload: string }
  /** Size of the WebAssembly memory, which never shrinks. */
  | { readonly memoryBytes: number };

export interface PGliteEnvelope {
  readonly id: number;
  readonly request: PGliteRequest;
}
