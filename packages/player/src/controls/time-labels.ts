import { dateFormat, regionalLanguage } from '@footlight/i18n';

/**
 * Start time in the viewer's time zone: `Saturday 22 November at 20:00`.
 * @param instant ms since 1970
 */
export const startLabel = (instant: number, language: string): string =>
  dateFormat(regionalLanguage(language, navigator.languages), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);
