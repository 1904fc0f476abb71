/** Members of the base classes that are not called from outside an element. */
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
  // Fields without a description are internal.
  (kind === 'method' || description !== undefined);

/** Puts a type that spans several lines in the source on one line. */
const inOneLine = (type) => ({ ...type, text: type.text.replace(/^\|\s*/u, '').replaceAll(/\s+/gu, ' ') });

const bare = ({ inheritedFrom: _base, ...entry }) =>
  typeof entry.type?.text === 'string' ? { ...entry, type: inOneLine(entry.type) } : entry;

const described = ({ description }) => description !== undefined && description !== '';

/** All lists of a declaration without inheritance information; entries without a description are left out. */
const lists = (declaration) =>
  Object.fromEntries(
    ['attributes', 'events', 'slots', 'cssParts', 'cssProperties']
      .filter((name) => declaration[name] !== undefined)
      .map((name) => [name, declaration[name].filter(described).map(bare)]),
  );

/** One declaration per tag: the registered class, which includes the members of its base class. */
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

/** Reduces the manifest to the public interface: elements with a tag, and their public members. */
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
