import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildPackages } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { TARBALLS } from './pack/packages.mjs';
import { ROOT, run } from './run.mjs';

/** Whether npm has this version already, so that a release that failed halfway can be repeated. */
const isPublished = (name, version) =>
  spawnSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8' }).stdout.trim() === version;

await ensureInstalled();
await buildPackages();
const packed = JSON.parse(readFileSync(`${ROOT}${TARBALLS}/packed.json`, 'utf8'));
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
for (const [name, tarball] of Object.entries(packed)) {
  if (isPublished(name, version)) console.log(`${name}@${version} is published already.`);
  else {
    // Further options, such as --dry-run or --provenance, are npm's.
    const code = await run('npm', ['publish', `./${TARBALLS}/${tarball}`, ...process.argv.slice(2)]);
    if (code !== 0) process.exit(code);
  }
}
