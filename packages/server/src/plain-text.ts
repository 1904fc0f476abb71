/** What somebody wrote, as it is kept: line ends of every system become one kind; other control characters go. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
