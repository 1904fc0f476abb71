import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BASE, ROOT, addressOf } from './places.mjs';
import { headingsOf, titleOf, descriptionOf } from './headings.mjs';
import { createMarkdown } from './markdown.mjs';
import { menuOf, neighboursOf, pagesIn } from './menu.mjs';
import { writeSearchIndex } from './search-index.mjs';

const FONTS = ['bricolage-grotesque', 'readex-pro'];
const FONT_FILE = '*-latin-wght-normal.woff2';

/**
 * The documentation: Markdown of `docs/`, which reads on its own as well, pages made from the manifest of the
 * elements and from the method table, and a search index.
 * @see https://www.11ty.dev/docs/config/
 */
export default (config) => {
  const markdown = createMarkdown();
  config.setLibrary('md', markdown);
  config.setUseGitIgnore(false);
  for (const place of ['docs/dist/**', 'docs/site/!(pages)/**']) config.ignores.add(place);
  config.setDataFileSuffixes([]);

  config.addPassthroughCopy({
    'docs/images': 'images',
    'docs/site/assets': 'assets',
    'packages/tokens/src/tokens.css': 'assets/tokens.css',
    'packages/tokens/src/font-stand-ins.css': 'assets/font-stand-ins.css',
    'site/public/favicon.svg': 'assets/icon.svg',
    'node_modules/minisearch/dist/es/index.js': 'assets/minisearch.js',
    ...Object.fromEntries(
      FONTS.map((font) => [`node_modules/@fontsource-variable/${font}/files/${FONT_FILE}`, 'assets/fonts']),
    ),
  });

  config.addGlobalData('layout', 'page.njk');
  config.addGlobalData('base', BASE);

  const changelog = path.join(ROOT, 'CHANGELOG.md');
  if (existsSync(changelog)) config.addTemplate('changelog.md', readFileSync(changelog, 'utf8'));

  config.addFilter('inline', (text = '') => markdown.renderInline(text));
  config.addFilter('prose', (text = '') => markdown.render(text));
  config.addFilter('code', (text = '', language = 'ts') => markdown.render(`~~~${language}\n${text}\n~~~`));
  config.addFilter('json', (value) => JSON.stringify(value, null, 2));
  config.addFilter('address', addressOf);
  config.addFilter('titleOf', titleOf);
  config.addFilter('descriptionOf', descriptionOf);
  config.addFilter('headings', headingsOf);
  config.addFilter('menu', menuOf);
  config.addFilter('neighbours', neighboursOf);
  config.addFilter('pagesIn', pagesIn);

  config.on('eleventy.after', ({ directories, results }) => writeSearchIndex(results, directories.output));

  return {
    dir: { input: 'docs', includes: 'site/layouts', data: 'site/data', output: 'docs/dist' },
    templateFormats: ['md', 'njk'],
    // What stands in braces in the pages is code, not a template.
    markdownTemplateEngine: false,
    htmlTemplateEngine: 'njk',
  };
};
