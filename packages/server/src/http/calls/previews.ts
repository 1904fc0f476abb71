import type { Call, CallName, CollectionName } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { isReading } from './call-policy.js';

/** Drafts that a request sees as published. */
export interface Preview {
  readonly entries: readonly { readonly collection: CollectionName; readonly id: string }[];
  /** In seconds since the epoch. */
  readonly endsAt: number;
}

/** Previews of drafts, in browsers that have opened a link to one. */
export interface Previews {
  /** Null for nearly every request. */
  readonly of: (request: FastifyRequest) => Promise<Preview | null>;
  /** The cookie that a call made for a page passes on. */
  readonly headerOf: (request: FastifyRequest) => string | undefined;
  readonly show: <T>(preview: Preview, work: () => Promise<T>) => Promise<T>;
}

/** Whether a call is answered from drafts: viewers read with it, and it ends. */
export const isPreviewed = (name: CallName, call: Call): boolean =>
  isReading(call) && call.auth !== 'editor' && call.auth !== 'admin' && !('mediaType' in shapes[name]);
