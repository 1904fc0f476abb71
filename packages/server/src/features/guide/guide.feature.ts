import type { Feature } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import type { GuideReader } from '../content/content-ports.js';
import type { ChannelReader, ContentReader } from '../content/content-reader.js';
import { contentRulesOf } from './dated/content-rules.js';
import { ProgrammeEdits, type ProgrammeEditsOptions } from './edit/programme-edits.service.js';
import { programmesHandlers } from './edit/programmes.routes.js';
import { FavouriteChannelsRepository } from './favourite-channels.repository.js';
import { FavouriteChannels } from './favourite-channels.service.js';
import { GuideRepository } from './guide.repository.js';
import { guideHandlers } from './guide.routes.js';
import { createGuideService } from './guide.service.js';
import { guideRefreshJobs } from './import/guide-refresh-jobs.js';
import { ProgrammeGuide } from './programme-guide.service.js';

/** Days are added long before they are needed, so a failed run is harmless. */
const EXTEND_MS = 6 * 3_600_000;

/** Implements the interface through which content reads the guide. */
export const guideReaderOf = ({
  db,
  realm,
  clock,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'>): GuideReader =>
  createGuideService(new GuideRepository(db), { defaultLanguage: realm.defaultLanguage, clock });

export const createGuideFeature = ({
  db,
  realm,
  clock,
  content,
  titles,
  accounts,
  extendGuide,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & {
  readonly content: ChannelReader;
  readonly titles: Pick<ContentReader, 'itemsByIds'>;
  readonly accounts: ProgrammeEditsOptions['accounts'];
  /** Adds days to the guide; absent if the realm has no catalogue to make them from. */
  readonly extendGuide?: (() => Promise<void>) | undefined;
}): Feature => {
  const guide = new ProgrammeGuide({
    content,
    titles,
    repository: new GuideRepository(db),
    defaultLanguage: realm.defaultLanguage,
    clock,
  });
  const favouriteChannels = new FavouriteChannels(new FavouriteChannelsRepository(db), content, clock);
  const { rules } = contentRulesOf(realm);
  const edits = new ProgrammeEdits({ db, accounts, rules, clock });
  return {
    handlers: { ...guideHandlers(guide, favouriteChannels), ...programmesHandlers(edits) },
    moveViewers: async (tx, moving) => {
      await new FavouriteChannelsRepository(tx).move(moving);
      return [];
    },
    jobs: [
      ...(extendGuide === undefined ? [] : [{ name: 'guide.extend', everyMs: EXTEND_MS, run: extendGuide }]),
      ...guideRefreshJobs({ db, realm, clock }),
    ],
  };
};
