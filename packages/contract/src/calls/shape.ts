import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { ErrorCode } from '../errors/errors.js';

/** Request, response, specific errors and an example of one call, under the call's name. */
export interface CallShape {
  /** One sentence for the reference page. It is part of the shape, so that browsers do not load it. */
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** `null`: the call returns 204 without a body. */
  readonly response: TSchema | null;
  /** Success status when it is not 200 (or 204 where `reply` is null). */
  readonly status?: 201 | 202;
  /** Media type of the response when it is not JSON. `response` then describes the data of one event, or the file. */
  readonly mediaType?: 'text/event-stream' | 'text/csv';
  /** Errors in addition to those that any call may return (see `COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  /** A response as the service would send it; a test checks it against `reply`. */
  readonly example: unknown;
}

export const defineShapes = <const T extends Readonly<Record<string, CallShape>>>(shapes: T): T => shapes;

type PartOf<S, K extends string> =
  S extends Readonly<Record<K, infer P extends TSchema>> ? Static<P> : undefined;

/** The types of one call, derived from its shape. */
export interface CallTypes<S> {
  readonly params: PartOf<S, 'params'>;
  readonly query: PartOf<S, 'query'>;
  readonly body: PartOf<S, 'body'>;
  readonly response: S extends { readonly response: infer R extends TSchema } ? Static<R> : undefined;
}
