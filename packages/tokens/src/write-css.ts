import { writeFileSync } from 'node:fs';
import { tokensSheet } from './custom-properties.js';

writeFileSync(new URL('tokens.css', import.meta.url), tokensSheet(':root'));
