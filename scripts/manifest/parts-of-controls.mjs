const PLAYER = 'footlight-player';
const CONTROL = 'PlayerControl';

/** Whether a class stems from the controls' own base, at whatever distance. */
const isControl =
  (all) =>
  ({ superclass }) =>
    superclass !== undefined &&
    (superclass.name === CONTROL || all.filter(({ name }) => name === superclass.name).some(isControl(all)));

/**
 * Controls draw into the shadow tree of the player and document their parts where they draw them; to a page
 * they are parts of the player.
 */
export const partsOfControls = () => ({
  name: 'parts-of-controls',
  packageLinkPhase({ customElementsManifest }) {
    const all = customElementsManifest.modules.flatMap(({ declarations = [] }) => declarations);
    const drawn = all.filter(isControl(all)).flatMap(({ cssParts = [] }) => cssParts);
    for (const declaration of all)
      if (declaration.tagName === PLAYER)
        declaration.cssParts = [...(declaration.cssParts ?? []), ...drawn].toSorted((one, other) =>
          one.name.localeCompare(other.name),
        );
  },
});
