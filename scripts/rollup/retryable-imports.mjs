import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';

const OURS = /\/packages\/[^/]+\/src\//u;
const LOADER = fileURLToPath(new URL('../../packages/client/src/load-chunk.ts', import.meta.url));
/** Stands for the static imports of a chunk until all chunks are known. */
const IMPORTS = /, "imports of ([^"]+)"/gu;

/** A chunk with everything that it imports statically. */
const closure = (chunks, start) => {
  const found = new Set();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(chunks[file]?.imports ?? []));
  }
  return found;
};

const relative = (from, to) => {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/**
 * Makes dynamic imports retryable: `import('./x.js')` becomes `loadChunk((load) => load('./x.js', import.meta.url,
 * './imported-by-x.js'))`. Entries are not listed, because they are loaded before the chunks that share code with them.
 * @see packages/client/src/load-chunk.ts
 * @returns {import('rollup').Plugin}
 */
export const retryableImports = () => ({
  name: 'retryable-imports',
  transform(code, id) {
    if (!OURS.test(id) || id === LOADER || !code.includes('import(')) return null;
    const changed = new MagicString(code);
    walk(this.parse(code), {
      enter({ type, source, start, end }) {
        if (type !== 'ImportExpression' || source.type !== 'Literal') return;
        changed.appendLeft(start, 'loadRetryableChunk((loadFile) => ').appendRight(end, ')');
      },
    });
    if (!changed.hasChanged()) return null;
    changed.prepend(`import { loadChunk as loadRetryableChunk } from ${JSON.stringify(LOADER)};\n`);
    return { code: changed.toString(), map: changed.generateMap({ hires: true }) };
  },
  renderDynamicImport({ targetChunk, targetModuleId }) {
    if (targetModuleId === null) return null;
    const imports = targetChunk === null ? '' : `, "imports of ${targetChunk.fileName}"`;
    return { left: 'loadFile(', right: `, import.meta.url${imports})` };
  },
  renderChunk(code, chunk, _options, { chunks }) {
    const changed = new MagicString(code);
    const loaded = closure(chunks, chunk.fileName);
    for (const { 0: mark, 1: target, index } of code.matchAll(IMPORTS)) {
      const files = [...closure(chunks, target)].filter(
        (file) => file !== target && !loaded.has(file) && file in chunks && !chunks[file].isEntry,
      );
      const list = files.map((file) => `, ${JSON.stringify(relative(chunk.fileName, file))}`).join('');
      changed.remove(index, index + mark.length).appendLeft(index, list);
    }
    return changed.hasChanged()
      ? { code: changed.toString(), map: changed.generateMap({ hires: true }) }
      : null;
  },
});
