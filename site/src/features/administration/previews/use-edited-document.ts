import type { DocumentKind, DocumentOf } from '@footlight/contract/documents';
import { useEffect, useState } from 'react';
import { readDocument, writtenDocument, type ReadDocument } from './read-document.js';

/** Debounce, so that errors are not announced while a word is being typed. */
const PAUSE_MS = 400;

export interface EditedDocument<K extends DocumentKind> {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly reading: ReadDocument<K>;
  /** The last valid document. */
  readonly document: DocumentOf<K>;
  readonly startOver: () => void;
}

/** State of a document that is edited as text. @param initial initial document; changing it requires a new key */
export const useEditedDocument = <K extends DocumentKind>(
  kind: K,
  initial: DocumentOf<K>,
): EditedDocument<K> => {
  const [written] = useState(() => writtenDocument(initial));
  const [text, setText] = useState(written);
  const [read, setRead] = useState(() => ({
    text: written,
    reading: readDocument(kind, written),
    document: initial,
  }));

  useEffect(() => {
    if (read.text === text) return undefined;
    const timer = setTimeout(() => {
      const reading = readDocument(kind, text);
      setRead({ text, reading, document: reading.document ?? read.document });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [kind, text, read]);

  return {
    text,
    setText,
    reading: read.reading,
    document: read.document,
    startOver: () => setText(written),
  };
};
