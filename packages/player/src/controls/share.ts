/** How long a success is shown before the button offers to share again. */
export const SHARED_MS = 2000;

/** @see specification 000 §4, Share */
export type ShareLabel = 'idle' | 'sharing' | 'copied' | 'shared' | 'failed';

/**
 * An address with the moment to start at.
 * @param from whole seconds from start; null leaves the address as it is
 */
export const momentAddress = (address: string, from: number | null): string => {
  const url = new URL(address);
  if (from === null) url.searchParams.delete('t');
  else url.searchParams.set('t', String(Math.floor(from)));
  return url.href;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a page of another site writes to frame the video. */
export const embedCode = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="640" height="360" ` +
  'allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen></iframe>';

interface Sharer {
  share?(data: ShareData): Promise<void>;
  canShare?(data: ShareData): boolean;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

/** @returns whether the text is in the clipboard */
export const copyText = async (text: string, { clipboard }: Sharer = navigator): Promise<boolean> => {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    // A frame may be kept from the clipboard; the address stands there to be copied by hand.
    return false;
  }
};

/**
 * Shares an address as the system does, else copies it.
 * @param tell hears each step: `sharing`, then one of the outcomes; `idle` when the viewer thought better of it
 */
export const shareAddress = async (
  address: string,
  title: string,
  tell: (label: ShareLabel) => void,
  system: Sharer = navigator,
): Promise<void> => {
  const data: ShareData = { title, url: address };
  if (system.share !== undefined && system.canShare?.(data) !== false) {
    tell('sharing');
    try {
      await system.share(data);
      tell('shared');
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        tell('idle');
        return;
      }
    }
  }
  tell((await copyText(address, system)) ? 'copied' : 'failed');
};
