import type { ContentItem } from '@footlight/contract';
import { withWatchedPart } from '@footlight/state';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../app/site-context.js';

/** Items of a list, each with how far its reader has watched it by now. */
export const useWatched = (items: readonly ContentItem[]): readonly ContentItem[] => {
  const { state } = useSite();
  const parts = useStore(state.watched, (watched) => watched.parts);
  return useMemo(() => items.map((item) => withWatchedPart(item, parts[item.id])), [items, parts]);
};
