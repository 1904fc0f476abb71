import { readFileSync } from 'node:fs';
import { ROOT } from '../run.mjs';

const MANIFEST = `${ROOT}packages/elements/dist/manifest/custom-elements.json`;

/** `footlight-guide-card` → `define/guide-card.js`, which is what a page imports to have it */
const moduleOf = (tag) => `define/${tag.replace('footlight-', '')}.js`;

const withoutPlace = ({ superclass, ...declaration }) => ({
  ...declaration,
  superclass: superclass?.package === undefined ? { name: 'HTMLElement' } : superclass,
});

/** The manifest of the elements with the places that they have in the package. */
export const publishedManifest = () => {
  const { modules, ...manifest } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return {
    ...manifest,
    modules: modules.map(({ kind, declarations }) => {
      const [{ name, tagName }] = declarations;
      const path = moduleOf(tagName);
      return {
        kind,
        path,
        declarations: declarations.map(withoutPlace),
        exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } }],
      };
    }),
  };
};
