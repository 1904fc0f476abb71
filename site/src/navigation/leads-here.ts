/** Where the viewer is. */
export interface Here {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether a link leads to where the viewer is: to the same path, with what the link's own query asks for among what
 * the address asks for. Anything else in the address is a choice that the viewer made there.
 */
export const leadsHere = (href: string, { pathname, search }: Here, origin: string): boolean => {
  const there = new URL(href, origin);
  const here = new URL(`${pathname}${search}`, origin);
  return (
    there.origin === here.origin &&
    there.pathname === here.pathname &&
    [...there.searchParams].every(([name, value]) => here.searchParams.getAll(name).includes(value))
  );
};
