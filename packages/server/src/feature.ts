import type { BodyOf, CallName, ParamsOf, QueryOf, ReplyOf, SessionUser } from '@footlight/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';

/** Who calls, as read from the access token; an anonymous guest where none was sent. */
export interface Caller {
  /** Account id; null for guests. */
  readonly accountId: string | null;
  /** Account id or guest id; null for a caller without a token. */
  readonly subject: string | null;
  readonly isGuest: boolean;
  readonly role: SessionUser['rol'];
  /** Null for guests, and until one of several profiles is chosen. */
  readonly profile: SessionUser['pro'];
  /** Id of the session that the token is of; absent for a caller without a token. */
  readonly sessionId?: string | undefined;
  /** An administrator who sees the account as its owner does; `endsAt` in milliseconds since the epoch. */
  readonly impersonation?: { readonly adminId: string; readonly endsAt: number } | undefined;
}

/** A call whose request has been validated against the contract. */
export interface CallRequest<N extends CallName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  readonly caller: Caller;
  /** The realm's language that suits the caller best (`language` header, then `Accept-Language`, then the realm). */
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly log: FastifyBaseLogger;
  /** For the few calls that need headers or the raw stream. */
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

export type Handler<N extends CallName> = (request: CallRequest<N>) => Promise<ReplyOf<N>>;

/**
 * What a feature's `<x>.routes.ts` answers: its calls by name. The application registers each under the
 * path of the contract; calls that no feature answers get 501 `NOT_IMPLEMENTED`.
 */
export type Handlers = { readonly [N in CallName]?: Handler<N> };
