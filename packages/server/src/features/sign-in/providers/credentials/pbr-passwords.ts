import type { Handlers } from '../../../../feature.js';
import type { Pbr } from './pbr.provider.js';
import { turnedOn } from '../providers.js';

export type PasswordHandlers = Required<Pick<Handlers, 'requestPasswordReset' | 'resetPassword'>>;

/**
 * Adds password resets at PBR to those of the product's own accounts. PBR mails its own link. Link and password are
 * sent to PBR only if the request names it, so that no password of an account here is sent to another company.
 * @param own handlers of the product's own accounts
 * @see docs/rules/sign-in.md SIGN-130
 */
export const withPbrPasswords = <Own extends PasswordHandlers>(own: Own, pbr: Pbr | undefined): Own => ({
  ...own,
  requestPasswordReset: async (request) => {
    if (request.body.provider !== 'PBR') return own.requestPasswordReset(request);
    await turnedOn(pbr).requestReset(request.body.id);
    return undefined;
  },
  resetPassword: async (request) => {
    const { provider, token, secret } = request.body;
    if (provider !== 'PBR') return own.resetPassword(request);
    await turnedOn(pbr).reset(token, secret);
    return undefined;
  },
});
