/**
 * Keeps what a module brings in one file with it, where it would else be split because others share a part of
 * it: whoever waits for the module waits for one request, and not for two that follow each other.
 * @param {object} parts
 * @param {string} parts.name of the chunk
 * @param {RegExp} parts.from the module
 * @param {RegExp} parts.present the module that has come before, with all that it brings
 * @param {RegExp} parts.within the modules that are looked through
 * @param {RegExp} parts.also what comes from elsewhere
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
      const there = reach(present);
      members = new Set([...reach(from)].filter((module) => !there.has(module)));
    }
    return members.has(id) || also.test(id) ? name : undefined;
  };
};
