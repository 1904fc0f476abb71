const lost = new Set<HTMLLinkElement>();

/** Tracks style sheets that failed to load: the preload helper for page code requests each of them only once. */
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

/** Requests the failed style sheets again. */
export const fetchLostStyleSheets = async (): Promise<void> => {
  await Promise.all([...lost].map(fetchAgain));
};
