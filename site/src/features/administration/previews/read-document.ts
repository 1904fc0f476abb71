import { checkDocument, type CheckedDocument, type DocumentKind } from '@footlight/contract/documents';

/** Position of a JSON syntax error; both counted from 1. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Result of parsing a document; `at` is null if the browser does not report a position. */
export type ReadDocument<K extends DocumentKind> =
  | CheckedDocument<K>
  | { readonly document: null; readonly issues: 'not-json'; readonly at: TextPlace | null };

const placeAfter = (text: string, position: number): TextPlace => {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** Parses the position from an engine's message: “at position 12”, “at line 2 column 3”, or none. */
const placeIn = (message: string, text: string): TextPlace | null => {
  const [, line, column] = /line (\d+) column (\d+)/u.exec(message) ?? [];
  if (line !== undefined && column !== undefined) return { line: Number(line), column: Number(column) };
  const [, position] = /position (\d+)/u.exec(message) ?? [];
  if (position !== undefined) return placeAfter(text, Number(position));
  return /end of (?:JSON )?(?:input|data)|Unexpected EOF/iu.test(message)
    ? placeAfter(text, text.length)
    : null;
};

export const readDocument = <K extends DocumentKind>(kind: K, text: string): ReadDocument<K> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { document: null, issues: 'not-json', at: placeIn(String(error), text) };
  }
  return checkDocument(kind, value);
};

export const writtenDocument = (document: unknown): string => JSON.stringify(document, null, 2);
