import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createCodes } from '../codes.js';
import type { SigningKey } from '../signing-key.js';
import { toolkitError } from './firebase-errors.js';

export interface AppCheckOptions {
  readonly base: string;
  readonly projectId: string;
  readonly projectNumber: string;
  readonly siteKey: string;
  readonly key: SigningKey;
}

const HOUR_SECONDS = 3_600;

/** `grecaptcha` of reCAPTCHA v3 without an assessment: every request gets a token. */
const recaptchaScript = (base: string): string => `(() => {
  window.grecaptcha = {
    ready: (callback) => { setTimeout(callback); },
    execute: async (siteKey, { action }) => {
      const answer = await fetch(${JSON.stringify(`${base}/recaptcha/token`)}, {
        method: 'POST', body: new URLSearchParams({ k: siteKey, action }),
      });
      return (await answer.json()).token;
    },
  };
})();
`;

/**
 * App Check with reCAPTCHA v3, and its debug tokens.
 * @see https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps
 * @see https://developers.google.com/recaptcha/docs/v3
 */
export const registerAppCheck = (
  app: FastifyInstance,
  { base, projectId, projectNumber, siteKey, key }: AppCheckOptions,
): void => {
  const recaptcha = createCodes<string>();
  app.get('/v1/jwks', () => key.keys);
  app.get('/recaptcha/api.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(recaptchaScript(base)),
  );
  app.post<{ Body: { readonly k?: string; readonly action?: string } }>(
    '/recaptcha/token',
    ({ body }, reply) =>
      body.k === siteKey
        ? reply.send({ token: recaptcha.issue(body.action ?? '') })
        : reply.code(400).send({ error: 'invalid-sitekey' }),
  );
  app.post<{
    Params: { readonly project: string; readonly target: string };
    Body: { readonly recaptchaV3Token?: string } | null;
  }>('/v1/projects/:project/apps/:target', async ({ params, body }, reply) => {
    const end = params.target.lastIndexOf(':');
    const method = params.target.slice(end + 1);
    const isKnown = [projectId, projectNumber].includes(params.project);
    const isProven =
      method === 'exchangeDebugToken' ||
      (method === 'exchangeRecaptchaV3Token' && recaptcha.take(body?.recaptchaV3Token) !== undefined);
    if (!isKnown || !isProven) return reply.code(403).send(toolkitError('App attestation failed.'));
    return {
      token: await key.sign({
        iss: `${base}/${projectNumber}`,
        aud: [`projects/${projectNumber}`, `projects/${projectId}`],
        sub: params.target.slice(0, end),
        jti: randomBytes(16).toString('base64url'),
      }),
      ttl: `${HOUR_SECONDS}s`,
    };
  });
};
