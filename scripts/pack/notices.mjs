import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

/** hls.js is built from its sources, not from its published file. @see docs/decisions/0013-hls-built-here.md */
const WITH_HLS = ['@svta/cml-id3', '@svta/cml-utils', 'eventemitter3', 'url-toolkit'];

const LICENCE = /^licen[cs]e(?:[.-].*)?$/iu;

const notice = (name) => {
  const folder = path.join(ROOT, 'node_modules', name);
  const { version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const by = typeof author === 'object' ? author.name : author;
  const file = readdirSync(folder).find((one) => LICENCE.test(one));
  const words = file === undefined ? '' : `\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
  return `${name} ${version} (${license}${by === undefined ? '' : `, ${by}`})${words}`;
};

/**
 * The licence notices of bundled packages, which must be distributed with them.
 * @param {Iterable<string>} vendors names of packages
 */
export const notices = (vendors) => {
  const names = new Set(vendors);
  if (names.size === 0) return 'This package contains no code of others.\n';
  if (names.has('hls.js')) for (const name of WITH_HLS) names.add(name);
  return `This package contains code of others:\n\n${[...names]
    .toSorted()
    .map(notice)
    .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
};
