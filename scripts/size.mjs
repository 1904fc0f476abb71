import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildParts } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';

const SDK = `${ROOT}packages/elements/dist/sdk/`;
const PAGES = `${ROOT}site/dist/`;
const STATIC = /(?:from|import)\s*["']\.\/(?<file>[^"']+)["']/gu;

const option = (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(`--${name}=`.length);

/** The entry and the files that it imports statically: what a page loads before it runs. */
const firstLoad = (entry) => {
  const files = new Map();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    const source = readFileSync(`${SDK}${file}`, 'utf8');
    files.set(file, source);
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    for (const { groups } of source.matchAll(STATIC)) waiting.push(folder + groups.file);
  }
  return [...files.values()];
};

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const sizesOf = (sources) => ({
  raw: sources.reduce((sum, one) => sum + Buffer.byteLength(one), 0),
  gzip: sources.reduce((sum, one) => sum + gzipSync(one, { level: 9 }).length, 0),
  brotli: sources.reduce((sum, one) => sum + brotliCompressSync(one, BEST).length, 0),
});

const measure = () => {
  const budget = JSON.parse(readFileSync(`${ROOT}tests/sizes/budget.json`, 'utf8'));
  const scripts = readdirSync(`${PAGES}assets`).filter((name) => name.endsWith('.js'));
  return {
    ...Object.fromEntries(
      Object.entries(budget).map(([entry, { most }]) => [
        `/sdk/${entry}`,
        { ...sizesOf(firstLoad(entry)), budget: most },
      ]),
    ),
    'all scripts of the site': sizesOf(scripts.map((name) => readFileSync(`${PAGES}assets/${name}`))),
  };
};

const bytes = (value) => (value === undefined ? '' : value.toLocaleString('en'));
const signed = (value) => (value > 0 ? `+${bytes(value)}` : bytes(value));

const table = (now, base) =>
  [
    '| file, with what it imports at once | raw | gzip | brotli | budget | change (brotli) |',
    '|---|---|---|---|---|---|',
    ...Object.entries(now).map(([name, { raw, gzip, brotli, budget }]) => {
      const before = base?.[name]?.brotli;
      const change = before === undefined ? '' : signed(brotli - before);
      const isOver = budget !== undefined && brotli > budget;
      return `| ${name} | ${bytes(raw)} | ${bytes(gzip)} | ${bytes(brotli)}${isOver ? ' (over budget)' : ''} | ${bytes(budget)} | ${change} |`;
    }),
  ].join('\n');

await ensureInstalled();
// Standard output is the report.
const { log } = console;
console.log = console.error;
await buildParts(['SDK', 'site']);
const now = measure();
const base = option('base');
log(
  process.argv.includes('--json')
    ? JSON.stringify(now, null, 2)
    : table(now, base === undefined ? undefined : JSON.parse(readFileSync(base, 'utf8'))),
);
