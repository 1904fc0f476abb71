import { buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await buildWhatIsStale();
await import('../packages/server/dist/bundle/main.js');
