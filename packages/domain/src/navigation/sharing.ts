/** How long the outcome of sharing is shown before it is offered again (SHARE-4). */
export const SHARED_MS = 2000;

/** What a share button says (SHARE-3). */
export type ShareLabel = 'idle' | 'sharing' | 'copied' | 'shared' | 'failed';

/** What came of the system's own sheet: there is none, it took the link, the viewer thought better of it, it refused. */
export type SheetAnswer = 'absent' | 'taken' | 'dismissed' | 'refused';

/** What the button says after the system's sheet; null where the link is to be copied instead. */
export const labelAfterSheet = (answer: SheetAnswer): ShareLabel | null =>
  answer === 'taken' ? 'shared' : answer === 'dismissed' ? 'idle' : null;

/** What it says after the link went to the clipboard, or did not. */
export const labelAfterCopy = (isCopied: boolean): ShareLabel => (isCopied ? 'copied' : 'failed');
