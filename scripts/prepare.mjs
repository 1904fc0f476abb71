import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { linkNode } from './node.mjs';
import { tool } from './run.mjs';

/** `@typescript/typescript6` installs its own `tsc` under the same name, which would compile everything again. */
const linkCompiler = () => {
  if (process.platform === 'win32' || !existsSync(tool('tsc'))) return;
  rmSync(tool('tsc'));
  symlinkSync('../typescript/bin/tsc', tool('tsc'));
};

// npm runs this at the end of each installation, which must not fail because of it.
const problem = await linkNode().catch(String);
if (problem !== undefined) console.warn(problem);
linkCompiler();
