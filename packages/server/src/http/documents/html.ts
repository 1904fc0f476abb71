import { escapeMarkup } from '@footlight/domain';
import { directionOf } from '@footlight/i18n';

/** JSON that may stand in a script element: no `<` can end it early. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The root element's start tag, with its language and direction. @param language BCP 47 */
export const rootTag = (language: string): string =>
  `<html lang="${escapeMarkup(language)}" dir="${directionOf(language)}">`;
