import { SHARED_MS, labelAfterCopy, labelAfterSheet, type ShareLabel } from '@footlight/domain';
import { useEffect, useRef, useState } from 'react';

/** The part of `navigator` used for sharing; injected by tests. */
export interface Sharer {
  share?(data: ShareData): Promise<void>;
  canShare?(data: ShareData): boolean;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

const copied = async (address: string, { clipboard }: Sharer): Promise<boolean> => {
  try {
    await clipboard?.writeText(address);
    return clipboard !== undefined;
  } catch {
    // A frame may lack permission for the clipboard; the label then reports the failure.
    return false;
  }
};

/** Shares with the system's share sheet, else copies to the clipboard. @returns `idle` when the viewer cancelled */
const shareBy = async (
  data: ShareData & { readonly url: string },
  system: Sharer,
  onSharing: () => void,
): Promise<ShareLabel> => {
  if (system.share !== undefined && system.canShare?.(data) !== false) {
    onSharing();
    const label = labelAfterSheet(
      await system.share(data).then(
        () => 'taken',
        (error: unknown) => (isChangeOfMind(error) ? 'dismissed' : 'refused'),
      ),
    );
    if (label !== null) return label;
  }
  return labelAfterCopy(await copied(data.url, system));
};

/** Shares an address and keeps the label of the result while it is shown (SHARE-4). */
export const useShare = (onOutcome: (label: ShareLabel) => void, system?: Sharer) => {
  const [label, setLabel] = useState<ShareLabel>('idle');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const share = async (url: string, title: string): Promise<void> => {
    if (label === 'sharing') return;
    clearTimeout(timer.current);
    const outcome = await shareBy({ title, url }, system ?? navigator, () => setLabel('sharing'));
    // Logged when both methods failed (SHARE-3).
    if (outcome === 'failed') console.warn('The link could not be shared or copied.');
    onOutcome(outcome);
    if (!isShown.current) return;
    setLabel(outcome);
    timer.current = setTimeout(() => setLabel('idle'), SHARED_MS);
  };
  return { label, share };
};
