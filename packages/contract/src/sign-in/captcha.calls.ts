import { defineCalls } from '../calls/call.js';

export const captchaCalls = defineCalls({
  createCaptcha: {
    method: 'POST',
    path: '/api/v2/captcha',
    auth: 'none',
  },
});
