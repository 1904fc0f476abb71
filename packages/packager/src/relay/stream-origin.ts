/** Another origin that streams are played from, by the operator's settings. */
export interface StreamOrigin {
  readonly origin: string;
  /** How addresses that go to players are signed. */
  readonly sign: 'none' | 'queryToken' | 'pathToken';
  /** Name of the query parameter of `queryToken`. */
  readonly queryParameter: string;
  /** What tokens are signed with, shared with the origin. */
  readonly secret: string | null;
  /** Request headers that the origin asks for. With any, its streams are relayed. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The origins by name. */
export type StreamOrigins = Readonly<Record<string, StreamOrigin>>;
