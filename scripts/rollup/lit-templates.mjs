import { walk } from 'estree-walker';
import { transform } from 'lightningcss';
import MagicString from 'magic-string';

const OURS = /\/packages\/[^/]+\/src\//u;

const escaped = (text) => text.replaceAll(/[\\`]|\$\{/gu, (sign) => `\\${sign}`);

const minifiedCss = (filename, text) =>
  escaped(transform({ filename, code: Buffer.from(text), minify: true }).code.toString());

/** Collapses indentation to one space, because a space between two tags can be significant. */
const withoutIndentation = (text) => text.replaceAll(/\s*\n\s*/gu, ' ');

/**
 * Minifies the style sheets and templates of our Lit elements, which JavaScript minifiers leave unchanged.
 * @returns {import('rollup').Plugin}
 */
export const litTemplates = () => ({
  name: 'lit-templates',
  transform(code, id) {
    if (!OURS.test(id) || !/\b(?:css|html|svg)`/u.test(code)) return null;
    const changed = new MagicString(code);
    walk(this.parse(code), {
      enter(node) {
        if (node.type !== 'TaggedTemplateExpression' || node.tag.type !== 'Identifier') return;
        const { quasis } = node.quasi;
        const [only] = quasis;
        if (node.tag.name === 'css' && quasis.length === 1)
          changed.update(only.start, only.end, minifiedCss(id, only.value.cooked));
        if (node.tag.name === 'html' || node.tag.name === 'svg')
          for (const { start, end, value } of quasis)
            if (end > start) changed.update(start, end, withoutIndentation(value.raw));
      },
    });
    return { code: changed.toString(), map: changed.generateMap({ hires: true }) };
  },
});
