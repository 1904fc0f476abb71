/** A line of a playlist: a tag with the text after its colon, or an address. */
export type PlaylistLine =
  | { readonly tag: string; readonly value: string }
  | { readonly tag: null; readonly address: string };

/** The lines with content; null if the text is not a playlist. */
export const readLines = (text: string): readonly PlaylistLine[] | null => {
  const [first, ...rest] = text.split(/\r?\n/u).map((line) => line.trim());
  if (first !== '#EXTM3U') return null;
  return rest.flatMap((line): PlaylistLine[] => {
    if (line === '' || (line.startsWith('#') && !line.startsWith('#EXT'))) return [];
    if (!line.startsWith('#')) return [{ tag: null, address: line }];
    const colon = line.indexOf(':');
    return [
      colon === -1
        ? { tag: line.slice(1), value: '' }
        : { tag: line.slice(1, colon), value: line.slice(colon + 1) },
    ];
  });
};
