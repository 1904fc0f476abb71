import { readFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from 'estree-walker';
import { parseAst } from 'vite';

const TABLE = 'PAGES';

/** The initial values of a module's constants, by name. */
const constantsOf = (program) => {
  const constants = new Map();
  walk(program, {
    enter(node) {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
        constants.set(node.id.name, node.init);
    },
  });
  return constants;
};

/** The module that a page imports dynamically. */
const moduleOf = (name, value) => {
  let found;
  walk(value, {
    enter(node) {
      if (node.type === 'ImportExpression') found = node.source.value;
    },
  });
  if (found === undefined) throw new Error(`The page of ${name} is no chunk of its own.`);
  return found;
};

const withoutExtension = (file) => file.replace(/\.[jt]sx?$/u, '');

/** Every page of the router's table: the name of its route and its module. */
const pagesOf = (table) => {
  const constants = constantsOf(parseAst(readFileSync(table, 'utf8'), { lang: 'tsx' }));
  return constants.get(TABLE).properties.map(({ key, value }) => {
    const page = value.type === 'Identifier' ? constants.get(value.name) : value;
    const module = path.resolve(path.dirname(table), moduleOf(key.name, page));
    return { route: key.name, module: withoutExtension(module) };
  });
};

/** A chunk with all its static imports. */
const reach = (bundle, start) => {
  const files = new Set();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    waiting.push(...(bundle[file]?.imports ?? []));
  }
  return files;
};

const stylesOf = (bundle, files) =>
  new Set([...files].flatMap((file) => Array.from(bundle[file]?.viteMetadata?.importedCss ?? [])));

/**
 * Writes `pages.json` next to the built pages: every route that the site has a page for, with the page's scripts and
 * those styles that are not common to all pages (the built page contains those). The service responds with 404 for
 * other routes, and references the files in its first response.
 * @param {object} parts
 * @param {string} parts.pages the file with the table of pages
 * @param {string} parts.entry the script that every page loads after its first picture
 * @returns {import('vite').Plugin}
 */
export const pageList = ({ pages: table, entry }) => ({
  name: 'page-list',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const shell = Object.values(bundle ?? {}).find(({ facadeModuleId }) => facadeModuleId === entry);
      if (shell === undefined || !html.includes('id="root"')) return [];
      const named = [...stylesOf(bundle, reach(bundle, shell.fileName))].filter(
        (file) => !html.includes(file),
      );
      return named.map((file) => ({
        tag: 'link',
        attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }));
    },
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const chunkOf = (module) =>
      chunks.find(({ facadeModuleId }) => facadeModuleId && withoutExtension(facadeModuleId) === module);
    const shell = chunks.find(({ facadeModuleId }) => facadeModuleId === entry);
    const there = reach(bundle, shell.fileName);
    const thereStyles = stylesOf(bundle, there);
    const pages = pagesOf(table).map(({ route, module }) => {
      const chunk = chunkOf(module);
      if (chunk === undefined) this.error(`No chunk holds ${module}, the page of ${route}.`);
      const modules = [...new Set([...there, ...reach(bundle, chunk.fileName)])];
      const styles = [...stylesOf(bundle, modules)].filter((file) => !thereStyles.has(file));
      return [route, { modules, styles }];
    });
    this.emitFile({
      type: 'asset',
      fileName: 'pages.json',
      source: JSON.stringify(Object.fromEntries(pages)),
    });
  },
});
