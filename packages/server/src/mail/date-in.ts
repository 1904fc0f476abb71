/** A day as a mail names it. The reader's zone is not known: it is that of UTC. */
export const dateIn = (language: string, at: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
