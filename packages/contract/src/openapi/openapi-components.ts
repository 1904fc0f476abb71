import type { TSchema } from '@sinclair/typebox';

/** Plain JSON Schema, as it stands in the document. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface Components {
  /** The schema with every named part replaced by a reference to its component. */
  readonly reference: (schema: TSchema) => JsonSchema;
  /** All components met so far, by name. */
  readonly schemas: () => Readonly<Record<string, JsonSchema>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members whose values are data: an `$id` or a `type` in there is no schema's. */
const DATA: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples', 'required']);
/** Members that hold schemas by names of the data's own, `default` and `required` among them. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties']);

export const createComponents = (): Components => {
  const schemas = new Map<string, JsonSchema>();

  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    const { $id: id, ...rest } = value;
    if (typeof id !== 'string') return convertMembers(rest);
    if (!schemas.has(id)) {
      // Named before it is converted, so that a schema which holds itself comes to an end.
      schemas.set(id, {});
      schemas.set(id, convertMembers(rest));
    }
    return { $ref: `#/components/schemas/${id}` };
  };

  const convertMap = (map: unknown): unknown =>
    isObject(map) ? Object.fromEntries(Object.entries(map).map(([key, part]) => [key, convert(part)])) : map;

  const convertMember = (key: string, member: unknown): unknown => {
    if (DATA.has(key)) return member;
    return MAPS.has(key) ? convertMap(member) : convert(member);
  };

  const convertMembers = (members: Record<string, unknown>): JsonSchema =>
    Object.fromEntries(Object.entries(members).map(([key, member]) => [key, convertMember(key, member)]));

  return {
    reference: (schema) => convert(schema) as JsonSchema,
    schemas: () => Object.fromEntries([...schemas].sort(([a], [b]) => a.localeCompare(b))),
  };
};
