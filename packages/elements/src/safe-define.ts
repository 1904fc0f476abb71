/** Asked of `document`, because libraries for servers bring a `customElements` of their own. */
export const hasDom = (): boolean => typeof document !== 'undefined';

/**
 * Registers a custom element unless its name is taken or there is no DOM, so that two copies of the
 * SDK may share a page and a server may import it.
 */
export const safeDefine = (name: `footlight-${string}`, create: () => CustomElementConstructor): void => {
  if (!hasDom() || customElements.get(name) !== undefined) return;
  customElements.define(name, create());
};
