import { defineCalls } from './call.js';

export const captchaCalls = defineCalls({
  createCaptcha: {
    method: 'POST',
    path: '/api/v2/captcha',
    auth: 'none',
    summary: 'A task for the caller’s machine, whose solution opens one sign-in, sign-up or mail.',
  },
});
