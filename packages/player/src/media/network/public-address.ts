/** Folders may contain a signature, as those of signed addresses do. */
const HIDDEN = '…';

/**
 * An address without what may be secret: user, password, query, fragment, path parameters and folders remain hidden.
 * @returns such as `https://cdn.example/…/segment-12.m4s`; only the scheme of addresses without an origin
 */
export const publicAddress = (address: string): string => {
  if (!URL.canParse(address)) return HIDDEN;
  const { protocol, host, pathname } = new URL(address);
  if (!/^https?:$/u.test(protocol)) return `${protocol}${HIDDEN}`;
  const [file = ''] = (pathname.split('/').at(-1) ?? '').split(';');
  const hasFolders = pathname.lastIndexOf('/') > 0;
  return `${protocol}//${host}/${hasFolders ? `${HIDDEN}/` : ''}${file}`;
};
