/** One file of a stream, generated on demand. */
export interface StreamPart {
  readonly type: string;
  readonly body: string | Buffer;
  /** Changes with the content of the address; null if the file is generated for each request. */
  readonly version: string | null;
  /** Whether the address returns the same bytes until it expires. */
  readonly lasting: boolean;
}
