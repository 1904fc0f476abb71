import type { Handlers } from '../../feature.js';
import type { ProgrammeGuide } from './programme-guide.service.js';

export const guideHandlers = (guide: ProgrammeGuide) =>
  ({
    getGuide: ({ query: { from, to, ...page }, ...view }) =>
      guide.channels({ from: new Date(from), to: new Date(to) }, page, view),
    getGuideByTime: ({ query: { fromTs, toTs, epgId, ...page }, ...view }) =>
      guide.channels({ from: new Date(fromTs), to: new Date(toTs) }, { ...page, channel: epgId }, view),
    getGuideTable: ({ query, ...view }) => guide.table(query, view),
  }) satisfies Handlers;
