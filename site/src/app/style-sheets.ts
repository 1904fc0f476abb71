const lost = new Set<HTMLLinkElement>();

/** Notes the style sheets that do not come: what fetches them with the code of a page asks for each only once. */
export const watchStyleSheets = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    true,
  );

const fetchAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} did not come.`)));
    lost.delete(link);
    link.replaceWith(again);
  });

/** Asks again for the style sheets that did not come. */
export const fetchLostStyleSheets = async (): Promise<void> => {
  await Promise.all([...lost].map(fetchAgain));
};
