/** Members of the base classes' machinery: nobody outside an element calls them. */
const MACHINERY = new Set([
  'attributeChangedCallback',
  'connectedCallback',
  'connectedMoveCallback',
  'createRenderRoot',
  'disconnectedCallback',
  'firstUpdated',
  'properties',
  'render',
  'styles',
  'updated',
  'willUpdate',
]);

const isPublic = ({ name, kind, privacy, description }) =>
  privacy !== 'private' &&
  privacy !== 'protected' &&
  !name.startsWith('#') &&
  !MACHINERY.has(name) &&
  // A field that nobody describes belongs to something within.
  (kind === 'method' || description !== undefined);

/** A type that its source writes over several lines, in one. */
const inOneLine = (type) => ({ ...type, text: type.text.replace(/^\|\s*/u, '').replaceAll(/\s+/gu, ' ') });

const bare = ({ inheritedFrom: _base, ...entry }) =>
  typeof entry.type?.text === 'string' ? { ...entry, type: inOneLine(entry.type) } : entry;

const described = ({ description }) => description !== undefined && description !== '';

/** Every list of a declaration without the marks of inheritance; entries that nobody describes are left out. */
const lists = (declaration) =>
  Object.fromEntries(
    ['attributes', 'events', 'slots', 'cssParts', 'cssProperties']
      .filter((name) => declaration[name] !== undefined)
      .map((name) => [name, declaration[name].filter(described).map(bare)]),
  );

/** One declaration a tag: the class that is registered, which has all that its base has. */
const registered = (declarations) => {
  const byTag = new Map();
  for (const entry of declarations) {
    const { tagName, members } = entry.declaration;
    const other = byTag.get(tagName);
    if (other === undefined || (members?.length ?? 0) > (other.declaration.members?.length ?? 0))
      byTag.set(tagName, entry);
  }
  return [...byTag.values()];
};

/** Leaves in the manifest what a page may use: elements with a tag, and of them what is public. */
export const publicOnly = () => ({
  name: 'public-only',
  packageLinkPhase({ customElementsManifest }) {
    const all = customElementsManifest.modules.flatMap(({ path, declarations = [] }) =>
      declarations
        .filter(({ tagName }) => tagName !== undefined)
        .map((declaration) => ({ path, declaration })),
    );
    customElementsManifest.modules = registered(all)
      .toSorted((one, other) => one.declaration.tagName.localeCompare(other.declaration.tagName))
      .map(({ path, declaration }) => ({
        kind: 'javascript-module',
        path,
        declarations: [
          {
            ...declaration,
            ...lists(declaration),
            ...(declaration.members === undefined
              ? {}
              : { members: declaration.members.filter(isPublic).map(bare) }),
          },
        ],
        exports: [
          {
            kind: 'custom-element-definition',
            name: declaration.tagName,
            declaration: { name: declaration.name, module: path },
          },
        ],
      }));
  },
});
