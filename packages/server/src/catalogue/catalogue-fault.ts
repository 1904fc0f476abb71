import type { FieldIssue } from '@footlight/contract';

/** The file of a catalogue that an issue stands in, and the path inside: `vods.json[3].artwork`. */
export const at = (file: string, ...path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (place, part) => (typeof part === 'number' ? `${place}[${part}]` : `${place}.${part}`),
    file,
  );

export const unknownName = (field: string, name: string, allowed: string): FieldIssue => ({
  field,
  found: JSON.stringify(name),
  allowed,
});
