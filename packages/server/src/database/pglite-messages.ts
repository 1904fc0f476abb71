/** What the serving thread asks of the database's thread. */
export type PGliteRequest =
  /** Opens what is there, or makes an empty database in a folder that is not there yet, or in memory. */
  | { readonly kind: 'open'; readonly folder: string | null }
  | {
      readonly kind: 'query';
      readonly text: string;
      /** As PostgreSQL's text format writes them. */
      readonly values: readonly (string | null)[];
    }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

/** A result whose values are still PostgreSQL's texts; the serving thread parses them. */
export interface TextResult {
  readonly command: string;
  readonly rowCount: number;
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export type PGliteReply =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly failure: Readonly<Record<string, unknown>> & { readonly message: string };
    }
  | { readonly channel: string; readonly payload: string }
  /** Of its WebAssembly, which never gives any back. */
  | { readonly memoryBytes: number };

export interface PGliteEnvelope {
  readonly id: number;
  readonly request: PGliteRequest;
}
