/** One file of a stream, made on demand. */
export interface StreamPart {
  readonly type: string;
  readonly body: string | Buffer;
  /** Tells versions of the same address apart; null for what is made anew each time. */
  readonly version: string | null;
  /** Whether the same address will give the same bytes for as long as it opens. */
  readonly lasting: boolean;
}
