import { StartError } from '../../../start-error.js';

const LONGEST_FOUND = 80;

/** A value of a file as an error shows it. */
export const quotedValue = (text: string): string =>
  JSON.stringify(text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text);

/** Why a file of a guide or a list of channels cannot be imported. Nothing of it has been written. */
export class GuideFileError extends StartError {
  override readonly name = 'GuideFileError';

  /** @param place name of the file, and its line where one is to blame */
  constructor(place: string, found: string, allowed: string, options?: ErrorOptions) {
    super(`${place}: found ${found}; allowed: ${allowed}. Nothing was changed.`, options);
  }
}

export const atLine = (file: string, line: number): string => `${file}: line ${line}`;
