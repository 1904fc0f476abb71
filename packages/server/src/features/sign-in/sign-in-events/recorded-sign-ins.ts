import type { CallName, ErrorCode, SignInMethod, SignInOutcome } from '@footlight/contract';
import { decodeJwt } from 'jose';
import { isApiError } from '../../../api-error.js';
import type { CallRequest, Handlers } from '../../../feature.js';
import { sessionLocation } from '../session/session-location.js';
import { coarseNetwork } from './coarse-network.js';
import type { SignInEventsService } from './sign-in-events.service.js';

/** The calls that begin a session, with the method that is recorded. */
export const SIGN_IN_CALLS = {
  login: 'ID',
  loginSecondFactor: 'ID',
  signup: 'ID',
  loginPasskey: 'PASSKEY',
  exchangeMagicLink: 'MAGIC_LINK',
  exchangeDeviceCode: 'DEVICE_CODE',
  loginPbr: 'PBR',
  loginSptv: 'SPTV',
  loginGigya: 'GIGYA',
  loginOpin: 'OPIN',
  loginAdobe: 'ADOBE',
  exchangeAdobeToken: 'ADOBE_DCR',
  loginGoogle: 'GOOGLE',
  loginApple: 'APPLE_ID',
  loginFacebook: 'FACEBOOK',
  loginFirebase: 'FIREBASE',
  signupFirebase: 'FIREBASE',
  exchangeProviderCode: 'GENERIC_OAUTH',
  exchangeOpenIdCode: 'OPENID_CONNECT',
  exchangeLicenceProviderCode: 'LICENCE_PROVIDER',
  impersonate: 'IMPERSONATION',
} as const satisfies Partial<Record<CallName, SignInMethod>>;

type SignInCall = keyof typeof SIGN_IN_CALLS;

/** Errors that are an outcome. Others are no attempt: the request was malformed, or another step has to follow. */
const OUTCOME_OF: Partial<Record<ErrorCode, SignInOutcome>> = {
  INVALID_CREDENTIALS: 'WRONG_PROOF',
  SECOND_FACTOR_INVALID: 'WRONG_PROOF',
  PASSKEY_INVALID: 'WRONG_PROOF',
  MAGIC_LINK_INVALID: 'WRONG_PROOF',
  PROVIDER_TOKEN_INVALID: 'WRONG_PROOF',
  IMPERSONATION_NOT_FOUND: 'WRONG_PROOF',
  SIGN_IN_LOCKED: 'LOCKED',
  ACCOUNT_SUSPENDED: 'SUSPENDED',
  ACCOUNT_CONFLICT: 'CONFLICT',
  ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER: 'CONFLICT',
  BLOCKED_BY_PROVIDER: 'REFUSED',
  PROVIDER_FAILED: 'REFUSED',
};

export interface RecordedSignInsOptions {
  readonly events: Pick<SignInEventsService, 'record'>;
  /** Id of the account that a refused attempt names, if it exists. */
  readonly accountNamedIn: (name: SignInCall, body: unknown) => Promise<string | undefined>;
}

type AnyHandler = (request: CallRequest<CallName>) => Promise<unknown>;

/** Records the attempts at the calls that begin a session, whether they succeed or not (SIGN-171). */
export const recordedSignIns =
  ({ events, accountNamedIn }: RecordedSignInsOptions) =>
  <H extends Handlers>(handlers: H): H => {
    const recorded = (name: SignInCall, handler: AnyHandler): AnyHandler => {
      const method = SIGN_IN_CALLS[name];
      return async (request) => {
        const { http, country, caller, log } = request;
        const attempt = {
          method,
          place: sessionLocation(http.request, country),
          network: coarseNetwork(http.request.ip),
        };
        /** A sign-in does not fail because it cannot be recorded. */
        const record = (...parts: Parameters<typeof events.record>): Promise<void> =>
          events
            .record(...parts)
            .catch((error: unknown) => log.error({ err: error }, 'a sign-in was not recorded'));
        try {
          const answer = await handler(request);
          // With the session of an account, a provider's proof links it; the audit log records that.
          if (caller.accountId !== null) return answer;
          const { authorisationToken } = answer as { readonly authorisationToken: string };
          const { sub: accountId = null, sid } = decodeJwt<{ readonly sid?: string }>(authorisationToken);
          await record({ ...attempt, accountId, outcome: 'SUCCEEDED' }, sid ?? '');
          return answer;
        } catch (error) {
          const outcome = isApiError(error) ? OUTCOME_OF[error.code] : undefined;
          if (outcome !== undefined && caller.accountId === null) {
            const named = await accountNamedIn(name, request.body).catch(() => undefined);
            await record({ ...attempt, accountId: named ?? null, outcome });
          }
          throw error;
        }
      };
    };
    const ofSignIns = (Object.keys(SIGN_IN_CALLS) as SignInCall[]).flatMap((name) => {
      const handler = handlers[name] as AnyHandler | undefined;
      return handler === undefined ? [] : [[name, recorded(name, handler)] as const];
    });
    return { ...handlers, ...(Object.fromEntries(ofSignIns) as Handlers) };
  };
