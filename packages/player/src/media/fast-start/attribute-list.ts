const ATTRIBUTE = /\s*(?<name>[A-Z0-9-]+)=(?<value>"[^"]*"|[^",]*)(?:,|$)/gy;

/**
 * Attributes of a tag by their names, without the quotes of quoted strings; null where the list is none.
 * @see RFC 8216, section 4.2
 */
export const readAttributes = (text: string): ReadonlyMap<string, string> | null => {
  const attributes = new Map<string, string>();
  let end = 0;
  for (const { groups, index, 0: whole } of text.matchAll(ATTRIBUTE)) {
    end = index + whole.length;
    attributes.set(groups?.['name'] ?? '', (groups?.['value'] ?? '').replaceAll('"', ''));
  }
  return end === text.length && attributes.size > 0 ? attributes : null;
};
