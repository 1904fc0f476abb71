import { Type } from '@sinclair/typebox';
import { defineShapes } from '../calls/shape.js';

/** A solved challenge: the challenge with its solution, as JSON; see the ALTCHA proof of work. */
export const CaptchaSolution = Type.Optional(Type.String({ maxLength: 4096 }));

export const captchaShapes = defineShapes({
  createCaptcha: {
    summary: 'Returns a proof-of-work task, whose solution permits one sign-in, sign-up or mail.',
    response: Type.Object({
      /** JSON of an ALTCHA challenge, version 2. */
      challenge: Type.String(),
    }),
    errors: ['PROVIDER_NOT_CONFIGURED'],
    example: { challenge: '{"parameters":{"algorithm":"PBKDF2/SHA-256"},"signature":"5f2c"}' },
  },
});
