import { readFileSync } from 'node:fs';
import { ROOT } from '../run.mjs';

const MANIFEST = `${ROOT}packages/elements/dist/manifest/custom-elements.json`;

/** `footlight-guide-card` → `define/guide-card.js`, the module that defines the element; one defines all controls. */
const moduleOf = (tag, source) =>
  `define/${source.includes('/placed-controls/') ? 'controls' : tag.replace('footlight-', '')}.js`;

const withoutPlace = ({ superclass, ...declaration }) => ({
  ...declaration,
  superclass: superclass?.package === undefined ? { name: 'HTMLElement' } : superclass,
});

/** Attributes and properties of elements that load content from a service; the player's own package lacks them. */
const OF_A_SERVICE = new Set(['video', 'live', 'playlist', 'events', 'videos']);

const withoutService = ({ attributes = [], members = [], ...declaration }) => ({
  ...declaration,
  attributes: attributes.filter(({ name }) => !OF_A_SERVICE.has(name)),
  members: members.filter(({ name }) => !OF_A_SERVICE.has(name)),
});

/**
 * The manifest of the elements that a package has a module for, with their paths in the package.
 * @param {import('./packages.mjs').PublishedPackage} published
 */
export const publishedManifest = ({ name: packageName, entries }) => {
  const isOwn = (module) => `./${module.replace(/\.js$/u, '')}` in entries;
  const described = (declaration) =>
    withoutPlace(packageName === 'player' ? withoutService(declaration) : declaration);
  const { modules, ...manifest } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return {
    ...manifest,
    modules: modules.flatMap(({ kind, path: source, declarations }) => {
      const [{ name, tagName }] = declarations;
      const path = moduleOf(tagName, source);
      if (!isOwn(path)) return [];
      return {
        kind,
        path,
        declarations: declarations.map(described),
        exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } }],
      };
    }),
  };
};
