import { writeFileSync } from 'node:fs';
import { pageSheet } from './page-sheet.js';

writeFileSync(new URL('tokens.css', import.meta.url), pageSheet());
