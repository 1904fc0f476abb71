/**
 * A process that has loaded packages and waits for its program: loading them takes longer than starting the service.
 * It gets two messages: `{ packages }`, and later `{ program }` with the address of a module.
 */
const load = async ({ packages = [], program }) => {
  // A package that cannot be loaded is reported by the program.
  for (const one of packages) await import(one).catch(() => undefined);
  if (program !== undefined) await import(program);
};

process.on('message', (message) => void load(message));
