import { listEntries } from '@footlight/domain';

/** A channel as its list describes it. */
export interface ListedChannel {
  readonly title: string;
  /** Empty for none. */
  readonly group: string;
  readonly logo: string | null;
  readonly src: string;
}

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
 */
export const readChannels = (text: string, base: string): ListedChannel[] =>
  listEntries(text)
    .flatMap(({ title, group, attributes, address }) => {
      const src = webAddress(address, base);
      const logo = webAddress(attributes.get('tvg-logo') ?? '', base);
      return src === null ? [] : [{ title, group, logo, src }];
    })
    .slice(0, MOST_CHANNELS);
