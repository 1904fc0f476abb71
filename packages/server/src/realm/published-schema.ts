import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../package-folder.js';
import { RealmSchema } from './schemas/realm.schemas.js';

/** Path of the schema for editors. */
export const SCHEMA_FILE = join(PACKAGE_FOLDER, 'footlight.config.schema.json');

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasDefault = (properties: unknown, name: unknown): boolean => {
  const property = isNode(properties) && typeof name === 'string' ? properties[name] : undefined;
  return isNode(property) && 'default' in property;
};

/** Makes settings with a default optional; the service's own schema requires them, since it describes filled values. */
const relax = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relax);
  if (!isNode(value)) return value;
  const { required, ...rest } = value;
  const node = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, relax(inner)]));
  if (!Array.isArray(required)) return required === undefined ? node : { ...node, required: relax(required) };
  const needed = required.filter((name) => !hasDefault(value['properties'], name));
  return needed.length === 0 ? node : { ...node, required: needed };
};

/** The JSON Schema of the realm file as text, for editors and operators. */
export const publishedSchema = (): string =>
  `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...(relax(JSON.parse(JSON.stringify(RealmSchema))) as Node) }, null, 2)}\n`;
