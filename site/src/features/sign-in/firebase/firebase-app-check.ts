import { HttpError } from '@footlight/client';
import { loadScript } from '../load-script.js';
import type { FirebaseSettings } from './firebase-labels.js';

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

const refused = (cause?: unknown): HttpError => new HttpError('APP_CHECK_FAILED', { status: 403, cause });

/** @see https://developers.google.com/recaptcha/docs/v3 */
const recaptchaToken = async (
  { recaptchaUri, siteKey }: NonNullable<FirebaseSettings['appCheck']>,
  action: string,
): Promise<string> => {
  await loadScript(`${recaptchaUri}?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = globalThis as { readonly grecaptcha?: Recaptcha };
  if (grecaptcha === undefined) throw new Error('The script of reCAPTCHA brought no grecaptcha.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action });
};

/**
 * Returns an App Check token, which proves that the request comes from the project's own site.
 * @returns null if the project does not use App Check
 * @throws {HttpError} APP_CHECK_FAILED
 * @see https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps/exchangeRecaptchaV3Token
 */
export const appCheckToken = async (
  { appCheck, apiKey }: FirebaseSettings,
  action: 'signin' | 'signup',
): Promise<string | null> => {
  if (appCheck === null) return null;
  const { appCheckUri, projectNumber, appId } = appCheck;
  try {
    const response = await fetch(
      `${appCheckUri}/v1/projects/${projectNumber}/apps/${appId}:exchangeRecaptchaV3Token?key=${encodeURIComponent(apiKey)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ recaptchaV3Token: await recaptchaToken(appCheck, action) }),
        referrerPolicy: 'origin',
      },
    );
    const { token } = (await response.json()) as { readonly token?: unknown };
    if (!response.ok || typeof token !== 'string') throw refused();
    return token;
  } catch (error) {
    throw error instanceof HttpError ? error : refused(error);
  }
};
