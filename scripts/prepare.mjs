import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { linkNode } from './node.mjs';
import { ROOT, tool } from './run.mjs';

/** `@typescript/typescript6` installs its own `tsc` under the same name, which would compile everything again. */
const linkCompiler = () => {
  if (process.platform === 'win32' || !existsSync(tool('tsc'))) return;
  rmSync(tool('tsc'));
  symlinkSync('../typescript/bin/tsc', tool('tsc'));
};

/** Installs the hook that checks a commit; not where nobody commits. */
const installHooks = () => {
  if (process.env['CI'] || !existsSync(`${ROOT}.git`)) return;
  spawnSync('git', ['config', 'core.hooksPath', 'scripts/hooks'], { cwd: ROOT });
};

// npm runs this at the end of each installation, which must not fail because of it.
const problem = await linkNode().catch(String);
if (problem !== undefined) console.warn(problem);
linkCompiler();
installHooks();
