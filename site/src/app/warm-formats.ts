import { dateFormat, namesFormat, numberFormat } from '@footlight/i18n';
import { yieldToBrowser } from './yield-to-browser.js';

/**
 * Creates the first formatter of each kind in separate tasks. The very first one makes the browser load its list of
 * locales, about 10 ms of CPU time on a desktop, which would otherwise lengthen the hydration task.
 */
export const warmFormats = async (language: string): Promise<void> => {
  numberFormat(language, {});
  await yieldToBrowser();
  dateFormat(language, {});
  namesFormat(language, { type: 'language', fallback: 'code' });
  await yieldToBrowser();
};
