import { classOfFighters } from '@footlight/domain';
import { createFighterStore, createFightersStore, createRankingsStore } from '@footlight/state';
import type { LoadPage } from '../../app/define-page.js';
import { createPageStore } from '../../app/page-store.js';

export const useFighters = createPageStore(createFightersStore);
export const useFighter = createPageStore(createFighterStore);
export const useRankings = createPageStore(createRankingsStore, 'rankings');

export const beginFighters: LoadPage = ({ site, query }) =>
  Promise.all([
    useFighters.of(site).getState().load(classOfFighters(query)),
    useRankings.of(site).getState().load({}),
  ]);

export const beginFighter: LoadPage = ({ site, params: { id = '' } }) =>
  useFighter.of(site).getState().load({ id });
