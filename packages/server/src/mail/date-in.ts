/** A date for mails, in UTC because the recipient's time zone is unknown. */
export const dateIn = (language: string, at: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
