import { escapeMarkup } from '@footlight/domain';
import { directionOf } from '@footlight/i18n';

/** JSON for use in a script element; `<` is escaped, so that the content cannot close the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The start tag of the root element with language and direction. @param language BCP 47 */
export const rootTag = (language: string): string =>
  `<html lang="${escapeMarkup(language)}" dir="${directionOf(language)}">`;
