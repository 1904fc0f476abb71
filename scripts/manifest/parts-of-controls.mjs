const PLAYER = 'footlight-player';
const MULTI_VIEW = 'footlight-multi-view';
/** The base class of controls, and the one that is there before it. */
const CONTROLS = new Set(['PlayerControl', 'PlayerNotice']);

/**
 * Slots, parts and properties of the player that a multi-view lacks: those below the controls, its corner radius, and
 * ads.
 */
const PLAYER_ONLY = /^(?:|error-action|--footlight-player-radius|ad(?:-.+)?)$/u;

/** Whether a class is one of these, or inherits from one, directly or indirectly. */
const isControl =
  (all) =>
  ({ name, superclass }) =>
    CONTROLS.has(name) ||
    (superclass !== undefined &&
      (CONTROLS.has(superclass.name) ||
        all.filter((one) => one.name === superclass.name).some(isControl(all))));

/** Unique entries by name; the first description wins. */
const once = (...lists) => {
  const byName = new Map();
  for (const entry of lists.flatMap((list) => list ?? []))
    if (!byName.has(entry.name)) byName.set(entry.name, entry);
  return [...byName.values()];
};

const inOrder = (entries) => entries.toSorted((one, other) => one.name.localeCompare(other.name));

/** Adds the player's entries to a multi-view, which renders the same controls and exports their parts. */
const withThoseOf = (player, own) =>
  Object.fromEntries(
    ['slots', 'cssParts', 'cssProperties'].map((list) => [
      list,
      once(
        own[list],
        player[list]?.filter(({ name }) => !PLAYER_ONLY.test(name)),
      ),
    ]),
  );

/**
 * Controls render into the shadow tree of the player and document their parts there; for a page they are parts of the
 * player.
 */
export const partsOfControls = () => ({
  name: 'parts-of-controls',
  packageLinkPhase({ customElementsManifest }) {
    const all = customElementsManifest.modules.flatMap(({ declarations = [] }) => declarations);
    const drawn = all.filter(isControl(all)).flatMap(({ cssParts = [] }) => cssParts);
    const players = all.filter(({ tagName }) => tagName === PLAYER);
    for (const player of players) player.cssParts = inOrder(once(player.cssParts, drawn));
    const [base] = players;
    for (const declaration of all)
      if (declaration.tagName === MULTI_VIEW) Object.assign(declaration, withThoseOf(base, declaration));
  },
});
