#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bundle = new URL('../dist/bundle/command.js', import.meta.url);
if (!existsSync(fileURLToPath(bundle))) {
  console.error('The service is not built yet. Run npm run build first.');
  process.exit(1);
}
await import(bundle.href);
