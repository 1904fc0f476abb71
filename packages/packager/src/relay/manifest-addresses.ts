import { DASH_TYPE, HLS_TYPE } from '../streams/manifest-formats.js';

/** How a text begins that is a playlist or a manifest, whatever type its origin gives it. */
const BEGINNINGS = [
  { type: HLS_TYPE, pattern: /^\uFEFF?#EXTM3U/u },
  { type: DASH_TYPE, pattern: /^[^]{0,1000}<(?:\w+:)?MPD[\s>]/u },
] as const;
const DECLARED = [
  { type: HLS_TYPE, pattern: /mpegurl/iu, name: /\.m3u8?$/iu },
  { type: DASH_TYPE, pattern: /dash\+xml/iu, name: /\.mpd$/iu },
] as const;

/** @returns the type of a playlist or a manifest; undefined for anything else */
export const manifestType = (declared: string, path: string): string | undefined =>
  DECLARED.find(({ pattern, name }) => pattern.test(declared) || name.test(path))?.type;

/** @param head the first bytes of a response */
export const manifestTypeOf = (head: Uint8Array): string | undefined => {
  const text = Buffer.from(head).toString('utf8');
  return BEGINNINGS.find(({ pattern }) => pattern.test(text))?.type;
};

/** Replaces one address; undefined keeps it. */
type Replace = (address: string) => string | undefined;

/** @see RFC 8216 §4.1: lines that do not begin with # are addresses; §4.2: URI attributes are, too */
const replaceInPlaylist = (text: string, replace: Replace): string =>
  text
    .split('\n')
    .map((line) => {
      const address = line.trim();
      if (address.startsWith('#'))
        return line.replaceAll(/((?:^|[:,])URI=")([^"]*)"/gu, (match, before: string, uri: string) => {
          const other = replace(uri);
          return other === undefined ? match : `${before}${other}"`;
        });
      return address === '' ? line : (replace(address) ?? line);
    })
    .join('\n');

const XML = [
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
] as const;
const fromXml = (text: string): string =>
  XML.toReversed().reduce((all, [entity, character]) => all.replaceAll(entity, character), text);
const toXml = (text: string): string =>
  XML.reduce((all, [entity, character]) => all.replaceAll(character, entity), text);

/** @see ISO/IEC 23009-1, 5.6 and the attributes that hold addresses */
const replaceInManifest = (text: string, replace: Replace): string => {
  const swap = (match: string, before: string, address: string, after: string): string => {
    const other = replace(fromXml(address.trim()));
    return other === undefined ? match : `${before}${toXml(other)}${after}`;
  };
  return text
    .replaceAll(/(<(?:\w+:)?(?:BaseURL|Location|PatchLocation)(?:\s[^>]*)?>)([^<]*)(<)/gu, swap)
    .replaceAll(
      /(\s(?:media|initialization|sourceURL|index|bitstreamSwitching|(?:xlink:)?href)=")([^"]*)(")/gu,
      swap,
    );
};

export const replaceAddresses = (type: string, text: string, replace: Replace): string =>
  type === HLS_TYPE ? replaceInPlaylist(text, replace) : replaceInManifest(text, replace);
