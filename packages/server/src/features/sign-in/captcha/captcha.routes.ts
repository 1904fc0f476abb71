import { ApiError } from '../../../api-error.js';
import type { CallRequest, Handlers } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { Captcha } from './captcha.service.js';

/** Calls that `FRONTOFFICE_AUTHENTICATION` protects. */
const GUARDED = ['login', 'signup', 'requestPasswordReset', 'requestMagicLink'] as const;

const isOn = ({ mfa }: Realm): boolean =>
  mfa?.type === 'CAPTCHA' && mfa.action === 'FRONTOFFICE_AUTHENTICATION';

export const captchaHandlers = (captcha: Captcha, realm: Realm) =>
  ({
    createCaptcha: async () => {
      if (!isOn(realm)) throw new ApiError('PROVIDER_NOT_CONFIGURED');
      return { challenge: await captcha.create() };
    },
  }) satisfies Handlers;

/**
 * Requires a solved CAPTCHA for the protected calls, if the realm enables it.
 * @see docs/rules/sign-in.md SIGN-28
 */
export const behindCaptcha = (handlers: Handlers, captcha: Captcha, realm: Realm): Handlers => {
  if (!isOn(realm)) return handlers;
  const guarded = GUARDED.flatMap((name) => {
    const handler = handlers[name] as ((request: CallRequest<typeof name>) => Promise<never>) | undefined;
    if (handler === undefined) return [];
    const checked = async (request: CallRequest<typeof name>) => {
      const { captcha: inQuery } = request.query as { readonly captcha?: string };
      const { captcha: inBody } = (request.body ?? {}) as { readonly captcha?: string };
      await captcha.check(inBody ?? inQuery);
      return handler(request);
    };
    return [[name, checked] as const];
  });
  return { ...handlers, ...(Object.fromEntries(guarded) as Handlers) };
};
