import { labelAfterCopy, labelAfterSheet, type ShareLabel } from '@footlight/domain';

/**
 * A URL with the time to start from.
 * @param from whole seconds from start; null removes the time
 */
export const momentAddress = (address: string, from: number | null): string => {
  const url = new URL(address);
  if (from === null) url.searchParams.delete('t');
  else url.searchParams.set('t', String(Math.floor(from)));
  return url.href;
};

interface Sharer {
  share?(data: ShareData): Promise<void>;
  canShare?(data: ShareData): boolean;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** @returns whether the text was copied to the clipboard */
export const copyText = async (text: string, { clipboard }: Sharer = navigator): Promise<boolean> => {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    // A frame may have no access to the clipboard; the viewer can still copy the visible URL.
    return false;
  }
};

/**
 * Shares a URL with the system's share sheet, otherwise copies it.
 * @param report is called with each step: `sharing`, then one of the outcomes; `idle` if the viewer cancelled
 */
export const shareAddress = async (
  address: string,
  title: string,
  report: (label: ShareLabel) => void,
  system: Sharer = navigator,
): Promise<void> => {
  const data: ShareData = { title, url: address };
  if (system.share !== undefined && system.canShare?.(data) !== false) {
    report('sharing');
    const label = labelAfterSheet(
      await system.share(data).then(
        () => 'taken',
        (error: unknown) => (isChangeOfMind(error) ? 'dismissed' : 'refused'),
      ),
    );
    if (label !== null) return report(label);
  }
  report(labelAfterCopy(await copyText(address, system)));
};
