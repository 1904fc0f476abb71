import { StartError } from '../../../start-error.js';

const LONGEST_FOUND = 80;

/** A value of a file as an error shows it. */
export const quotedValue = (text: string): string =>
  JSON.stringify(text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text);

/** Why a file of a guide or a list cannot be imported. Nothing of it has been written. */
export class GuideFileError extends StartError {
  override readonly name = 'GuideFileError';

  /** @param place name of the file, and its line where one is to blame */
  constructor(place: string, found: string, allowed: string, options?: ErrorOptions) {
    super(`${place}: found ${found}; allowed: ${allowed}. Nothing of it was imported.`, options);
  }
}

/** Bytes that the encoding of a file does not have. */
export class EncodingError extends GuideFileError {
  /** Whether the file says nothing of its encoding, and nothing before was a letter of UTF-8. */
  readonly isUndeclared: boolean;

  constructor(
    place: string,
    encoding: string,
    { isUndeclared, ...options }: ErrorOptions & { readonly isUndeclared: boolean },
  ) {
    const allowed = 'the encoding that the file declares, UTF-8 if it declares none';
    super(place, `bytes that are not ${encoding}`, allowed, options);
    this.isUndeclared = isUndeclared;
  }
}

export const isUndeclaredEncoding = (error: unknown): boolean =>
  error instanceof EncodingError && error.isUndeclared;

export const atLine = (file: string, line: number): string => `${file}: line ${line}`;
