import type { BodyOf, Call, CallName, ParamsOf, QueryOf } from '@footlight/contract';

/** A part that the call does not have is forbidden; a part without required members is optional. */
type Part<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: never }
  : Partial<T> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** Unlike a query, a body is always sent: `{}` when it has no members. */
type BodyPart<T> = [T] extends [undefined] ? { readonly body?: never } : { readonly body: T };

/** The arguments of one call: its parameters, query and body where it has them, an abort signal, and `keepalive`. */
export type CallParts<N extends CallName> = Part<'params', ParamsOf<N>> &
  Part<'query', QueryOf<N>> &
  BodyPart<BodyOf<N>> & {
    readonly signal?: AbortSignal;
    /**
     * Sends the request even if the page is unloaded before the response. Bodies of such requests may total 64 KiB.
     * @see https://fetch.spec.whatwg.org/#request-keepalive-flag
     */
    readonly keepalive?: boolean;
  };

/** The whole argument is optional when no part of it is required. */
export type CallArguments<N extends CallName> =
  Partial<CallParts<N>> extends CallParts<N> ? [parts?: CallParts<N>] : [parts: CallParts<N>];

/** The parts of any call, as the transport sees them. */
export interface LooseParts {
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
}

/**
 * The path of a call with its parameters filled in.
 * @throws {TypeError} when a parameter is missing or empty, because the path would then match another call.
 */
export const pathOf = (name: CallName, path: Call['path'], params: LooseParts['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined || value === '') throw new TypeError(`${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
