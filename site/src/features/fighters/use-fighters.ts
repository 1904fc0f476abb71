import { createFighterStore, createFightersStore, createRankingsStore } from '@footlight/state';
import { createPageStore } from '../../app/page-store.js';

export const useFighters = createPageStore(createFightersStore);
export const useFighter = createPageStore(createFighterStore);
export const useRankings = createPageStore(createRankingsStore, 'rankings');
