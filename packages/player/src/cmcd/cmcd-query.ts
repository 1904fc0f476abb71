/**
 * The address with the parameter `CMCD`. The rest of it stays as it is, letter by letter, because it may be signed.
 * @param data encoded as a structured field
 */
export const withCmcd = (address: string, data: string): string => {
  const [whole = '', ...fragment] = address.split('#');
  const [path = '', ...query] = whole.split('?');
  // A manifest that is requested again may have the address that answered before.
  const others = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('CMCD='));
  const parameters = [...others, `CMCD=${encodeURIComponent(data)}`].join('&');
  return [`${path}?${parameters}`, ...fragment].join('#');
};
