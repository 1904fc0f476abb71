import type { Readable } from 'node:stream';

/** One file of a stream, generated on demand. */
export interface StreamPart {
  readonly type: string;
  /** A stream sends what is not on the air yet as soon as it is; its length is not known before. */
  readonly body: string | Buffer | Readable;
  /** Changes with the content of the address; null if the file is generated for each request. */
  readonly version: string | null;
  /** Whether the address returns the same bytes until it expires. */
  readonly lasting: boolean;
}
