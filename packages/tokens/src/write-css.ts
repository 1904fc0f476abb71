import { writeFileSync } from 'node:fs';
import { customMediaSheet } from './custom-media.js';
import { pageSheet } from './page-sheet.js';

writeFileSync(new URL('tokens.css', import.meta.url), pageSheet());
writeFileSync(new URL('custom-media.css', import.meta.url), customMediaSheet());
