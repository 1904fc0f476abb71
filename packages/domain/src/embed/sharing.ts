/** How long the result of sharing is shown (SHARE-4). */
export const SHARED_MS = 2000;

/** The state shown on a share button (SHARE-3). */
export type ShareLabel = 'idle' | 'sharing' | 'copied' | 'shared' | 'failed';

/** The result of the system's share sheet: not available, shared, cancelled by the viewer, or failed. */
export type SheetResult = 'absent' | 'taken' | 'dismissed' | 'refused';

/** The button's state after the system's share sheet; null if the link has to be copied instead. */
export const labelAfterSheet = (result: SheetResult): ShareLabel | null =>
  result === 'taken' ? 'shared' : result === 'dismissed' ? 'idle' : null;

/** The button's state after copying the link to the clipboard. */
export const labelAfterCopy = (isCopied: boolean): ShareLabel => (isCopied ? 'copied' : 'failed');
