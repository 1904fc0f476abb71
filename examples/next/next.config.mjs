/** The folder is an application of its own, whatever lies around it. */
export default { turbopack: { root: import.meta.dirname } };
