import { writeFileSync } from 'node:fs';
import { SCHEMA_FILE, publishedSchema } from './published-schema.js';

/** Run after a change of the realm’s settings: `npx tsx --conditions=@footlight/source packages/server/src/realm/write-schema.ts`. */
writeFileSync(SCHEMA_FILE, publishedSchema());
