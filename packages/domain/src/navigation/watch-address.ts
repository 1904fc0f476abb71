/** The content of an address of the site or of the iframe page. */
export interface WatchAddress {
  readonly kind: 'vod' | 'live' | 'playlist';
  readonly id: string;
  /** A language tag, if the address has one. */
  readonly language: string | null;
}

/** The required parts of a `URL`. */
export interface ReadAddress {
  readonly pathname: string;
  readonly searchParams: { get(name: string): string | null };
}

/**
 * First path words of playback pages in all languages. They duplicate part of the route table, so that host pages do
 * not load all of it; a test checks that both agree.
 */
const WORDS: Readonly<Record<string, WatchAddress['kind']>> = {
  video: 'vod',
  '🎬': 'vod',
  interstitial: 'vod',
  presentacion: 'vod',
  apresentacao: 'vod',
  '🚪': 'vod',
  live: 'live',
  directo: 'live',
  direto: 'live',
  '📡': 'live',
  playlist: 'playlist',
  'lista-de-videos': 'playlist',
  '🎶': 'playlist',
};
const EMBEDDED: readonly WatchAddress['kind'][] = ['vod', 'live', 'playlist'];

const decoded = (word: string): string | null => {
  try {
    return decodeURIComponent(word);
  } catch {
    return null;
  }
};

/** Parses `/es/directo/2001/titulo` and `/embed/live/2001?language=es`; null for pages without playback. */
export const watchAddressOf = ({ pathname, searchParams }: ReadAddress): WatchAddress | null => {
  const words = pathname.split('/').slice(1).map(decoded);
  if (words.at(-1) === '') words.pop();
  if (words.includes(null) || words.includes('')) return null;
  if (words[0] === 'embed') {
    const [, kind, id, ...rest] = words;
    const known = EMBEDDED.find((one) => one === kind);
    if (known === undefined || id == null || rest.length > 0) return null;
    return { kind: known, id, language: searchParams.get('language') };
  }
  const prefix = /^(?:en|es|pt|ar|x-emoji)$/u.test(words[0] ?? '') ? words.shift() : null;
  const [word, id, _title, ...rest] = words;
  const kind = Object.hasOwn(WORDS, word ?? '') ? WORDS[word ?? ''] : undefined;
  if (kind === undefined || id == null || rest.length > 0) return null;
  return { kind, id, language: prefix === 'x-emoji' ? null : (prefix ?? null) };
};
