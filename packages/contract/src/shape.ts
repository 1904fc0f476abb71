import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { ErrorCode } from './errors.js';

/** Request, reply, named errors and an example of one call; stands under the call's name. */
export interface CallShape {
  /** One sentence for the reference page. It stands here, so that browsers do not fetch it. */
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** `null`: the call answers 204 without a body. */
  readonly reply: TSchema | null;
  /** Status of success when it is not 200 (or 204 where `reply` is null). */
  readonly status?: 201 | 202;
  /** Of the reply, where it is not JSON. `reply` then describes one event's data. */
  readonly mediaType?: 'text/event-stream';
  /** Errors beside those any call may answer (see `COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  /** A reply as the service would send it; checked against `reply` by a test. */
  readonly example: unknown;
}

export const defineShapes = <const T extends Readonly<Record<string, CallShape>>>(shapes: T): T => shapes;

type PartOf<S, K extends string> =
  S extends Readonly<Record<K, infer P extends TSchema>> ? Static<P> : undefined;

/** Types of one call, read off its shape. */
export interface CallTypes<S> {
  readonly params: PartOf<S, 'params'>;
  readonly query: PartOf<S, 'query'>;
  readonly body: PartOf<S, 'body'>;
  readonly reply: S extends { readonly reply: infer R extends TSchema } ? Static<R> : undefined;
}
