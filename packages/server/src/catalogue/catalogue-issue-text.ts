import type { FieldIssue } from '@footlight/contract';

/** Location of an issue: the catalogue file and the path inside it, such as `vods.json[3].artwork`. */
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
