import {
  LANGUAGES,
  createTranslate,
  loadPlayerCatalogue,
  loadPlayerLazyCatalogue,
  type Language,
} from '@footlight/i18n';
import { describe, expect, it } from 'vitest';
import { errorOfLoader } from '../../media/errors/loader-error.js';
import { CODE_OF, PlayerError } from '../../store/player-error.js';
import { DENIAL_LABELS, actionLabel, errorCode, errorLabel } from './error-labels.js';

const wordsOf = async (language: Language) => ({
  ...(await loadPlayerCatalogue(language)),
  ...(await loadPlayerLazyCatalogue(language)),
});

describe('ACC-26: the player’s messages for a refusal', () => {
  it.each(LANGUAGES)('exist for every reason in %s', async (language) => {
    const words = await wordsOf(language);
    const t = createTranslate(words, language);
    for (const label of Object.values(DENIAL_LABELS)) {
      expect(Object.keys(words)).toContain(label);
      expect(t(label).trim()).not.toBe('');
    }
  });

  it.each(Object.entries(DENIAL_LABELS))('for %s are those of its error', (reason, label) => {
    const error = new PlayerError(CODE_OF[reason as keyof typeof CODE_OF], '');
    expect(errorLabel(error)).toBe(label);
  });

  it('have a button for the next step', () => {
    expect(actionLabel(new PlayerError('ACCESS_DENIED', '').action)).toBe('playerPurchase');
    expect(actionLabel(new PlayerError('TOO_MANY_SCREENS', '').action)).toBe('playerRetry');
  });

  // ACC-12
  it.each([
    [{ status: 401, code: 'UNAUTHORISED' }, /^sign in to watch/iu, 'Sign in'],
    [{ status: 403, code: 'FORBIDDEN' }, /your account can’t play/iu, 'Go back'],
    [{ status: 403, code: 'SIGN_IN_REQUIRED' }, /sign in to watch/iu, 'Sign in'],
    [{ status: 403, code: 'ACCESS_DENIED' }, /need a plan that includes/iu, 'How to watch'],
    [
      { status: 403, code: 'FORBIDDEN', region: 'outside-region' },
      /isn’t available in your country/iu,
      'Go back',
    ],
    [{ status: 403, code: 'PLAYBACK_NOT_AVAILABLE' }, /can’t watch this online/iu, 'Go back'],
    [{ status: 404, code: 'VOD_NOT_FOUND' }, /couldn’t find/iu, 'Go back'],
    [{ status: 409, code: 'TOO_MANY_SCREENS' }, /too many screens/iu, 'Try again'],
    [{ status: 424, code: 'BASKET_REQUIREMENTS_FAILED' }, /needs a few more details/iu, 'How to watch'],
    [{ status: 428, code: 'CAPTCHA_REQUIRED' }, /confirm it’s you/iu, 'Sign in'],
    [{ status: 500, code: 'INTERNAL' }, /connection was lost/iu, 'Try again'],
  ] as const)('for %j have one button', async (answer, words, button) => {
    const t = createTranslate(await wordsOf('en'), 'en');
    const error = errorOfLoader(answer, 'vod', true);
    expect(t(errorLabel(error))).toMatch(words);
    expect(t(actionLabel(error.action))).toBe(button);
  });

  it.each([
    [
      { status: 403, code: 'FORBIDDEN', region: 'outside-region' },
      /isn’t available in your country/iu,
      'Go back',
    ],
    [{ status: 404, code: 'EVENT_NOT_LIVE' }, /isn’t live right now/iu, 'Go back'],
  ] as const)('for %j of a live event have one button', async (answer, words, button) => {
    const t = createTranslate(await wordsOf('en'), 'en');
    const error = errorOfLoader(answer, 'live', true);
    expect(t(errorLabel(error))).toMatch(words);
    expect(t(actionLabel(error.action))).toBe(button);
  });

  it('differ for errors that are not about access', () => {
    expect(errorLabel(new PlayerError('NETWORK', ''))).toBe('playerErrorNetwork');
    expect(errorLabel(new PlayerError('INTERNAL', ''))).toBe('playerErrorGeneric');
  });
});

describe('PLAY-10: messages for a stream that cannot be read', () => {
  it.each([
    ['NETWORK', { fault: 'status', status: 503 }, 'playerErrorServer', '503'],
    ['NETWORK', { fault: 'network' }, 'playerErrorNetwork', null],
    ['NOT_FOUND', { fault: 'status', status: 404 }, 'playerErrorNotFound', '404'],
    ['UNSUPPORTED', { fault: 'type', contentType: 'text/html' }, 'playerErrorType', 'text/html'],
    ['UNSUPPORTED', { fault: 'codec', codecs: 'hvc1' }, 'playerErrorUnsupported', 'hvc1'],
    ['BLOCKED', { fault: 'cors' }, 'playerErrorBlocked', 'BLOCKED (cors)'],
    [
      'ORIGIN_NOT_ALLOWED',
      { setting: 'embed.allowedOrigins' },
      'playerErrorBlocked',
      'ORIGIN_NOT_ALLOWED (embed.allowedOrigins)',
    ],
  ] as const)('%s %j', (code, details, label, shown) => {
    const error = new PlayerError(code, '', { details });
    expect(errorLabel(error)).toBe(label);
    expect(errorCode(error)).toBe(shown);
  });
});
