const PLAYER = 'footlight-player';
const MULTI_VIEW = 'footlight-multi-view';
const CONTROL = 'PlayerControl';

/** What the player has and several views have not: what is under its controls, corners of its own, and advertisements. */
const PLAYER_ONLY = /^(?:|error-action|--footlight-player-radius|ad(?:-.+)?)$/u;

/** Whether a class stems from the controls' own base, at whatever distance. */
const isControl =
  (all) =>
  ({ superclass }) =>
    superclass !== undefined &&
    (superclass.name === CONTROL || all.filter(({ name }) => name === superclass.name).some(isControl(all)));

/** Each name once, as it was described first. */
const once = (...lists) => {
  const byName = new Map();
  for (const entry of lists.flatMap((list) => list ?? []))
    if (!byName.has(entry.name)) byName.set(entry.name, entry);
  return [...byName.values()];
};

const inOrder = (entries) => entries.toSorted((one, other) => one.name.localeCompare(other.name));

/** What several views have because they draw the controls of a player, and hand on the parts of theirs. */
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
 * Controls draw into the shadow tree of the player and document their parts where they draw them; to a page
 * they are parts of the player.
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
