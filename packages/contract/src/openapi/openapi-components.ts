import type { TSchema } from '@sinclair/typebox';

/** Plain JSON Schema, as in the document. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface Components {
  /** Returns the schema with every named part replaced by a reference to its component. */
  readonly reference: (schema: TSchema) => JsonSchema;
  /** All components referenced so far, by name. */
  readonly schemas: () => Readonly<Record<string, JsonSchema>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members whose values are data: an `$id` or a `type` within them does not belong to a schema. */
const DATA: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples', 'required']);
/** Members that map names to schemas; the names may include keywords such as `default` and `required`. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties']);

export const createComponents = (): Components => {
  const schemas = new Map<string, JsonSchema>();

  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    const { $id: id, ...rest } = value;
    if (typeof id !== 'string') return convertMembers(rest);
    if (!schemas.has(id)) {
      // Registered before its conversion, so that a recursive schema terminates.
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
