/** Checks `document`, because server libraries bring a `customElements` of their own. */
export const hasDom = (): boolean => typeof document !== 'undefined';

/**
 * Registers a custom element unless its name is taken or there is no DOM, so that two copies of the SDK can share a
 * page and a server can import it.
 */
export const safeDefine = (name: `footlight-${string}`, create: () => CustomElementConstructor): void => {
  if (!hasDom() || customElements.get(name) !== undefined) return;
  customElements.define(name, create());
};
