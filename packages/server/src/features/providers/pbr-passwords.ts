import { ApiError } from '../../api-error.js';
import type { Handlers } from '../../feature.js';
import type { Pbr } from './pbr.provider.js';

type PasswordHandlers = Required<Pick<Handlers, 'requestPasswordReset' | 'resetPassword'>>;

/**
 * New passwords at PBR, beside those of the product's own accounts: PBR mails its own link, and a link that is not ours
 * is PBR's to judge.
 * @param own handlers of the product's own accounts
 */
export const withPbrPasswords = (own: PasswordHandlers, pbr: Pbr | undefined): PasswordHandlers =>
  pbr === undefined
    ? own
    : {
        requestPasswordReset: async (request) => {
          if (request.body.provider === 'PBR') await pbr.requestReset(request.body.id);
          else await own.requestPasswordReset(request);
          return undefined;
        },
        resetPassword: async (request) => {
          try {
            await own.resetPassword(request);
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== 'RESET_TOKEN_INVALID') throw error;
            await pbr.reset(request.body.token, request.body.secret);
          }
          return undefined;
        },
      };
