import type { BodyOf, CallName, ParamsOf, QueryOf, ResponseOf, SessionUser } from '@footlight/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './database/database.js';
import type { ViewersOnTheMove } from './database/moved-viewers.js';
import type { Limits } from './http/limits/limits.js';
import type { Job } from './jobs/job.js';
import type { MailWriters } from './mail/outbox.js';

/** The caller, read from the access token; an anonymous guest if the request has none. */
export interface Caller {
  /** Account id; null for guests. */
  readonly accountId: string | null;
  /** Account id or guest id; null for a caller without a token. */
  readonly subject: string | null;
  readonly isGuest: boolean;
  readonly role: SessionUser['rol'];
  /** Null for guests, and while none of several profiles has been chosen. */
  readonly profile: SessionUser['pro'];
  /** Whether the account's sign-up was not complete when the token was issued (SIGN-166). */
  readonly signUpOpen?: boolean;
  /** Id of the session that the token belongs to; absent for a caller without a token. */
  readonly sessionId?: string | undefined;
  /** Set while an administrator impersonates the account; `endsAt` in milliseconds since the epoch. */
  readonly impersonation?: { readonly adminId: string; readonly endsAt: number } | undefined;
}

/** A call whose request has been validated against the contract. */
export interface CallRequest<N extends CallName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  readonly caller: Caller;
  /** Best match among the realm's languages (`language` header, then `Accept-Language`, then the realm's default). */
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly log: FastifyBaseLogger;
  /** For the few calls that need headers or the raw stream. */
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

export type Handler<N extends CallName> = (request: CallRequest<N>) => Promise<ResponseOf<N>>;

/**
 * Handlers of a feature's `<x>.routes.ts` by call name. The application registers each under the path of the contract;
 * calls without a handler are answered with 501 `NOT_IMPLEMENTED`.
 */
export type Handlers = { readonly [N in CallName]?: Handler<N> };

/**
 * What a subject of the service contributes to the application, which registers all of it in a loop
 * (`application.ts`); the services that other subjects use are further members of the factory's result.
 */
export interface Feature {
  readonly handlers?: Handlers;
  /** Registers routes that are no calls of the contract: webhooks, media, sockets, sitemaps. */
  readonly register?: (app: FastifyInstance, limits: Limits) => Promise<void> | void;
  readonly jobs?: readonly Job[];
  /** Writers of the mails that the subject queues, by kind. */
  readonly mails?: MailWriters;
  /** The same writers over sample data, for previews: they create no links and read no accounts. */
  readonly sampleMails?: MailWriters;
  /** Deletes what viewers left in the subject, in the transaction that deletes their profiles. */
  readonly forgetViewers?: ForgetViewers;
  /** Moves what an account and its viewers left in the subject to another account of the same person. */
  readonly moveViewers?: MoveViewers;
}

/** Two accounts of one person, of which one is given up, with its viewers. */
export interface MovingViewers extends ViewersOnTheMove {
  readonly to: string;
}

/** @returns the profiles of which something was moved, as they are called in the account that stays */
export type MoveViewers = (tx: Database, moving: MovingViewers) => Promise<readonly string[]>;

export type ForgetViewers = (tx: Database, viewerIds: readonly string[]) => Promise<void>;
