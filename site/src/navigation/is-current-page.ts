/** The current location. */
export interface Here {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether a link points to the current page: same path, and all parameters of the link are present in the current
 * query. Additional parameters are choices that the viewer made on the page.
 */
export const isCurrentPage = (href: string, { pathname, search }: Here, origin: string): boolean => {
  const there = new URL(href, origin);
  const here = new URL(`${pathname}${search}`, origin);
  return (
    there.origin === here.origin &&
    there.pathname === here.pathname &&
    [...there.searchParams].every(([name, value]) => here.searchParams.getAll(name).includes(value))
  );
};
