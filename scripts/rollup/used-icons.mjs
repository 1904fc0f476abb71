import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MagicString from 'magic-string';

/** Icon packages, and the module of each that exports all icons: two thousand files. */
const BARRELS = {
  lucide: 'lucide/dist/esm/lucide.mjs',
  'lucide-react': 'lucide-react/dist/esm/lucide-react.mjs',
};
const EXPORTS = /^export \{(?<names>[^}]+)\} from '(?<file>\.\/[^']+)';$/gmu;
const DEFAULT_AS = /default as (?<name>\w+)/gu;

const files = new Map();

/** The file of each icon that a package exports. */
const filesOf = (name) => {
  if (files.has(name)) return files.get(name);
  const barrel = BARRELS[name];
  const text = readFileSync(fileURLToPath(import.meta.resolve(barrel)), 'utf8');
  const found = new Map();
  for (const { groups } of text.matchAll(EXPORTS))
    for (const { groups: exported } of groups.names.matchAll(DEFAULT_AS))
      found.set(exported.name, path.posix.join(path.posix.dirname(barrel), groups.file));
  files.set(name, found);
  return found;
};

/** Imports of the same names from their own files; names without a file of their own keep their import. */
const fromOwnFiles = ({ specifiers, source }) =>
  specifiers
    .map(({ imported, local }) => {
      const file = filesOf(source.value).get(imported.name);
      return file === undefined
        ? `import { ${imported.name} as ${local.name} } from '${source.value}';`
        : `import ${local.name} from '${file}';`;
    })
    .join(' ');

const isOfIcons = ({ type, source, specifiers }) =>
  type === 'ImportDeclaration' &&
  Object.hasOwn(BARRELS, source.value) &&
  specifiers.every((one) => one.type === 'ImportSpecifier');

/**
 * Imports each icon from its own file. Otherwise a build would read the two thousand files of the module that exports
 * all icons and drop most of them again, which takes most of its time.
 * @returns {import('rollup').Plugin}
 */
export const usedIcons = () => ({
  name: 'used-icons',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('lucide')) return null;
    const changed = new MagicString(code);
    for (const node of this.parse(code).body)
      if (isOfIcons(node)) changed.update(node.start, node.end, fromOwnFiles(node));
    return changed.hasChanged()
      ? { code: changed.toString(), map: changed.generateMap({ hires: true }) }
      : null;
  },
});
