/** Registers elements under names that are still free. */
export const defineElements = (elements: Readonly<Record<string, CustomElementConstructor>>): void => {
  for (const [name, element] of Object.entries(elements))
    if (customElements.get(name) === undefined) customElements.define(name, element);
};
