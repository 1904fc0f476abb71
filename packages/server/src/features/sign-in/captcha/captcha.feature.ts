import type { FeatureTools } from '../../../feature-tools.js';
import type { Handlers } from '../../../feature.js';
import { CaptchaRepository } from './captcha.repository.js';
import { behindCaptcha, captchaHandlers } from './captcha.routes.js';
import { Captcha } from './captcha.service.js';

/** CAPTCHA challenges in front of calls that need no account. */
export const createCaptchaFeature = ({
  db,
  realm,
  clock,
  secrets,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock' | 'secrets'>) => {
  const captcha = new Captcha(new CaptchaRepository(db), secrets.captcha, clock);
  return {
    handlers: captchaHandlers(captcha, realm),
    guard: (handlers: Handlers): Handlers => behindCaptcha(handlers, captcha, realm),
    clean: () => captcha.clean(),
  };
};
