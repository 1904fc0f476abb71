import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that are read as one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 78 bits, which nobody guesses within the limits of attempts. */
const LENGTH = 16;
const GROUP = 4;

/** A new code of a series: `SUMMER-7K3Q-9XWM-…`. */
export const newSeriesCode = (series: string): string => {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '');
  const groups = Array.from({ length: LENGTH / GROUP }, (_, at) =>
    letters.slice(at * GROUP, (at + 1) * GROUP).join(''),
  );
  return [series, ...groups].join('-');
};

/** What is stored of a code, so that nobody who reads the database can use it. */
export const voucherHash = (code: string): string => createHash('sha256').update(code).digest('hex');
