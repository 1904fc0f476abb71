import type { SeasonSummary } from '@footlight/contract';
import type { MouseEvent } from 'react';

/** Which load of seasons failed. */
export type SeasonFault = 'loadSeasons' | 'loadMoreSeasons' | 'loadPreviousSeasons';

export interface SeasonPickerProps {
  /** In order; those without episodes left out. */
  readonly seasons: readonly SeasonSummary[];
  readonly currentId: string | null;
  readonly hrefOf: (season: SeasonSummary) => string;
  readonly look: 'tabs' | 'dropdown';
  /** The list has more at either end, which is fetched as its reader comes near. */
  readonly hasMoreBefore?: boolean;
  readonly hasMoreAfter?: boolean;
  readonly onBefore?: () => void;
  readonly onAfter?: () => void;
  readonly isLoading?: boolean;
  readonly fault?: SeasonFault | null;
  readonly onRetry?: () => void;
  /** A season was followed; cancel the click to stay on the page. */
  readonly onFollow?: (season: SeasonSummary, click: MouseEvent<HTMLAnchorElement>) => void;
}
