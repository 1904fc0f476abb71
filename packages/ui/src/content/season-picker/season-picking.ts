import type { SeasonSummary } from '@footlight/contract';
import type { MouseEvent } from 'react';

/** Which load of seasons failed. */
export type SeasonError = 'loadSeasons' | 'loadMoreSeasons' | 'loadPreviousSeasons';

export interface SeasonPickerProps {
  /** In order, without seasons that have no episodes. */
  readonly seasons: readonly SeasonSummary[];
  readonly currentId: string | null;
  readonly hrefOf: (season: SeasonSummary) => string;
  readonly look: 'tabs' | 'dropdown';
  /** The list has more at this end, which is loaded as the viewer scrolls near it. */
  readonly hasMoreBefore?: boolean;
  readonly hasMoreAfter?: boolean;
  readonly onBefore?: () => void;
  readonly onAfter?: () => void;
  readonly isLoading?: boolean;
  readonly error?: SeasonError | null;
  readonly onRetry?: () => void;
  /** Called when a season is clicked; `preventDefault` keeps the viewer on the page. */
  readonly onFollow?: (season: SeasonSummary, click: MouseEvent<HTMLAnchorElement>) => void;
}
