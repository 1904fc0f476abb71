const ATTRIBUTE = /\s*(?<name>[A-Z0-9-]+)=(?<value>"[^"]*"|[^",]*)(?:,|$)/gy;

/**
 * Parses the attribute list of a tag, by name; quotes are removed from quoted strings. Returns null if it is invalid.
 * @see RFC 8216, section 4.2
 */
export const readAttributes = (text: string): ReadonlyMap<string, string> | null => {
  const attributes = new Map<string, string>();
  let end = 0;
  for (const { groups, index, 0: match } of text.matchAll(ATTRIBUTE)) {
    end = index + match.length;
    attributes.set(groups?.['name'] ?? '', (groups?.['value'] ?? '').replaceAll('"', ''));
  }
  return end === text.length && attributes.size > 0 ? attributes : null;
};
