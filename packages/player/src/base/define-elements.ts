/** Registers elements whose names are not taken yet. */
export const defineElements = (elements: Readonly<Record<string, CustomElementConstructor>>): void => {
  for (const [name, element] of Object.entries(elements))
    if (customElements.get(name) === undefined) customElements.define(name, element);
};
