import type { Call, CallName } from '@footlight/contract';
import { viewingCalls } from '@footlight/contract/viewing-calls';
import { HttpError } from './http-error.js';

const isOfViewing = (name: CallName): name is keyof typeof viewingCalls => name in viewingCalls;

const loadMemberCalls = () =>
  import('@footlight/contract/member-calls').catch((cause: unknown) => {
    throw new HttpError('NETWORK', { cause });
  });

/**
 * The method, path and authentication of a call. Those of viewing are given at once, so that requests sent while the page is
 * unloaded wait for nothing; the others are loaded with the first of them.
 * @throws {HttpError} `NETWORK` when they could not be loaded; the next call tries again.
 */
export const callOf = (name: CallName): Call | Promise<Call> =>
  isOfViewing(name) ? viewingCalls[name] : loadMemberCalls().then(({ memberCalls }) => memberCalls[name]);
