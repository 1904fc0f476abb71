import type { Labels, LabelSource, OwnMultiViewLabels } from '@footlight/i18n';
import { inTime } from '../store/in-time.js';

/** Time limit for the words of a page: menus wait for them. */
const TIMEOUT_MS = 10_000;

const warn = (path: string, value: unknown, allowed: string): void =>
  console.warn(`Footlight: ${path} must be ${allowed}, not ${JSON.stringify(value)}. It is left out.`);

/** What can be used of what the page has; the rest is named in the console. */
const usable = (given: unknown): Labels => {
  if (given === null || given === undefined) return {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    warn('labels', given, 'an object of texts');
    return {};
  }
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => {
      const isText = typeof entry[1] === 'string' && entry[1].trim() !== '';
      if (!isText && entry[1] !== undefined) warn(`labels.${entry[0]}`, entry[1], 'a text');
      return isText;
    }),
  );
};

/**
 * The words of a page in a language; none if they cannot be had.
 * @see docs/rules/playback.md PLAY-53
 */
export const readOwnWords = async (
  source: LabelSource<OwnMultiViewLabels>,
  language: string,
): Promise<Labels> => {
  try {
    return usable(
      await (typeof source === 'function' ? inTime(TIMEOUT_MS, Promise.resolve(source(language))) : source),
    );
  } catch (cause) {
    console.error('Footlight: labels of this page have failed; the built-in ones are shown.', cause);
    return {};
  }
};
