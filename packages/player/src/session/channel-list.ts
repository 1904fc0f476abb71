/** A channel as its list describes it. */
export interface ListedChannel {
  readonly title: string;
  /** Empty for none. */
  readonly group: string;
  readonly logo: string | null;
  readonly src: string;
}

const ATTRIBUTE = /([\w-]+)="([^"]*)"/gu;
const ENTRY = /^#EXTINF:\s*-?[\d.]*((?:\s+[\w-]+="[^"]*")*)\s*,?(.*)$/u;
const GROUP = /^#EXTGRP:(.*)$/u;
/** More would be too many to be looked through. */
const MOST_CHANNELS = 20_000;

/** An address that a page may show or play; null for any other. */
const webAddress = (text: string, base: string): string | null => {
  if (text === '' || !URL.canParse(text, base)) return null;
  const { protocol, href } = new URL(text, base);
  return /^(?:https?|blob):$/u.test(protocol) ? href : null;
};

/**
 * Parses a list of channels: the entries with an address that a browser can request.
 * @param base address of the list, which its addresses are relative to
 * @see https://en.wikipedia.org/wiki/M3U#Extended_M3U
 */
export const readChannels = (text: string, base: string): ListedChannel[] => {
  const channels: ListedChannel[] = [];
  let entry: { readonly title: string; readonly attributes: ReadonlyMap<string, string> } | null = null;
  let group: string | null = null;
  for (const line of text.split(/\r\n|\r|\n/u).map((one) => one.trim())) {
    const [, written, title = ''] = ENTRY.exec(line) ?? [];
    if (written !== undefined)
      entry = {
        title: title.trim(),
        attributes: new Map(
          [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
        ),
      };
    else if (line.startsWith('#')) group = GROUP.exec(line)?.[1]?.trim() ?? group;
    else if (line !== '') {
      const src = webAddress(line, base);
      const attributes = entry?.attributes ?? new Map<string, string>();
      const name = [entry?.title, attributes.get('tvg-name'), attributes.get('tvg-id')].find(Boolean) ?? line;
      if (src !== null && channels.length < MOST_CHANNELS)
        channels.push({
          title: name,
          group: attributes.get('group-title') ?? group ?? '',
          logo: webAddress(attributes.get('tvg-logo') ?? '', base),
          src,
        });
      [entry, group] = [null, null];
    }
  }
  return channels;
};
