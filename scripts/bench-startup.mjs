import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, run } from './run.mjs';

/**
 * `npm run bench:startup -- <bench folder> [flags of its bench.mjs]`: builds the SDK, adds it and our page to the
 * players of the bench, measures it against plain hls.js, and reports the distance from the goals.
 */
const PAGE = 'tests/bench/startup/footlight.html';
const OURS = 'footlight';
const BASE = 'hlsjs';

/** Ratios to plain hls.js in the same run, or absolute figures; see the table in docs/performance.md. */
const GOALS = [
  { mode: 'play', what: 'script tag → first frame', field: 'firstFrame', must: 0.6, aim: 0.45 },
  { mode: 'single', what: 'first frame, 720p only', field: 'firstFrame', must: 0.6, aim: 0.45 },
  { mode: 'play', what: 'controls laid out', field: 'controls', must: 0.6, aim: 0.45 },
  { mode: 'play', what: 'seek → frame', field: 'seekFrame', must: 0.95, aim: 0.75 },
  { mode: 'play', what: 'JavaScript by the first frame', field: 'js', must: 1.17, aim: 1.1 },
  { mode: 'play', what: 'heap while playing', field: 'heap', must: 1.15, aim: 1.05 },
  { mode: 'ten', what: 'ten, idle: task time', field: 'task', must: 1.5, aim: 1 },
  { mode: 'ten', what: 'ten, idle: heap', field: 'heap', must: 1.4, aim: 1 },
  { mode: 'idle', what: 'nothing to play: JavaScript, kB', field: 'js', must: 25, aim: 18, own: 1000 },
  { mode: 'idle', what: 'nothing to play: blocking time, ms', field: 'tbt', must: 0, aim: 0, own: 1 },
];

const median = (values) => {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

/** @param {{ peers: { id: string }[], samples: object[] }} measured */
function verdicts({ samples }) {
  const of = (peer, mode, field) =>
    median(samples.filter((s) => s.peer === peer && s.mode === mode && !s.failed).map((s) => s[field]));
  return GOALS.flatMap(({ mode, what, field, must, aim, own }) => {
    const value = of(OURS, mode, field) / (own ?? of(BASE, mode, field));
    if (!Number.isFinite(value)) return [];
    const mark = value <= aim ? 'aim' : value <= must ? 'must' : 'MISSED';
    return [`| ${what} | ${value.toFixed(2)} | ≤ ${must} | ${aim} | ${mark} |`];
  });
}

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined || !existsSync(path.join(folder, 'bench.mjs'))) {
  console.error('Which bench? npm run bench:startup -- <folder that holds bench.mjs> [its flags]');
  process.exit(1);
}
await ensureInstalled();
await buildWhatIsStale();

const bench = path.resolve(folder);
const players = path.join(bench, 'players');
rmSync(path.join(players, OURS), { recursive: true, force: true });
mkdirSync(path.join(players, OURS), { recursive: true });
cpSync(path.join(ROOT, 'packages/elements/dist/sdk'), path.join(players, OURS), {
  recursive: true,
  filter: (source) => !source.endsWith('.map'),
});
cpSync(path.join(ROOT, PAGE), path.join(players, `${OURS}.html`));

const results = path.join(bench, 'results', `${OURS}.json`);
const only = flags.includes('--only') ? [] : ['--only', `${BASE},${OURS}`];
const code = await run('node', [path.join(bench, 'bench.mjs'), ...only, '--json', results, ...flags]);
if (code !== 0) process.exit(code);
const measured = JSON.parse(readFileSync(results, 'utf8'));
console.log('| of ours, to bare hls.js | measured | must | aim | |\n| --- | --- | --- | --- | --- |');
console.log(verdicts(measured).join('\n'));
