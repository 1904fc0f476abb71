import { dateFormat, namesFormat, numberFormat } from '@footlight/i18n';
import { yieldToBrowser } from './yield-to-browser.js';

/**
 * Makes the first format of each kind in tasks of their own. The first of all has the browser list its locales, which
 * takes some 10 ms of a desktop's processor; made while a page is hydrated, it would lengthen the task that draws it.
 */
export const warmFormats = async (language: string): Promise<void> => {
  numberFormat(language, {});
  await yieldToBrowser();
  dateFormat(language, {});
  namesFormat(language, { type: 'language', fallback: 'code' });
  await yieldToBrowser();
};
