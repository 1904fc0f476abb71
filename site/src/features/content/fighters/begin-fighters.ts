import { classOfFighters } from '@footlight/domain';
import { fighterQuery, fightersQuery, rankingsQuery } from '@footlight/state';
import type { LoadPage } from '../../../app/define-page.js';
import { loadAhead } from '../../../app/use-query.js';

export const beginFighters: LoadPage = ({ site, query }) =>
  Promise.all([
    loadAhead(site, fightersQuery, { of: classOfFighters(query) }),
    loadAhead(site, rankingsQuery, {}),
  ]);

export const beginFighter: LoadPage = ({ site, params: { id = '' } }) =>
  loadAhead(site, fighterQuery, { id });
