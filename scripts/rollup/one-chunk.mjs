/**
 * Keeps a module and its dependencies in one chunk, even where others share some of them, so that loading the module
 * takes one request rather than two in sequence.
 * @param {object} parts
 * @param {string} parts.name of the chunk
 * @param {RegExp} parts.from the module
 * @param {readonly RegExp[]} parts.present the modules that are loaded before, with all their dependencies
 * @param {RegExp} parts.within modules whose imports are followed
 * @param {RegExp} parts.also further modules of the chunk
 * @returns {import('rollup').GetManualChunk}
 */
export const oneChunk = ({ name, from, present, within, also }) => {
  let members;
  return (id, { getModuleIds, getModuleInfo }) => {
    const reach = (start) => {
      const found = new Set();
      const waiting = [...getModuleIds()].filter((candidate) => start.test(candidate));
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        if (found.has(at) || !within.test(at)) continue;
        found.add(at);
        waiting.push(...(getModuleInfo(at)?.importedIds ?? []));
      }
      return found;
    };
    if (members === undefined) {
      const there = new Set(present.flatMap((module) => [...reach(module)]));
      members = new Set([...reach(from)].filter((module) => !there.has(module)));
    }
    return members.has(id) || also.test(id) ? name : undefined;
  };
};
