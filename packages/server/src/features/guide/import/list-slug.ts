import { foldText } from '@footlight/domain';

const LONGEST_SLUG = 60;

/** A slug from words of a list; empty if they have no letters and digits of ASCII. */
export const slugOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/gu, '');
