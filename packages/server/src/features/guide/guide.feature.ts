import type { FeatureTools } from '../../feature-tools.js';
import type { GuideReader } from '../content/content-ports.js';
import type { ChannelReader } from '../content/content-reader.js';
import { FavouriteChannelsRepository } from './favourite-channels.repository.js';
import { FavouriteChannels } from './favourite-channels.service.js';
import { GuideRepository } from './guide.repository.js';
import { guideHandlers } from './guide.routes.js';
import { createGuideService } from './guide.service.js';
import { ProgrammeGuide } from './programme-guide.service.js';

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
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & { readonly content: ChannelReader }) => {
  const guide = new ProgrammeGuide({
    content,
    repository: new GuideRepository(db),
    defaultLanguage: realm.defaultLanguage,
    clock,
  });
  const favouriteChannels = new FavouriteChannels(new FavouriteChannelsRepository(db), content, clock);
  return { handlers: guideHandlers(guide, favouriteChannels) };
};
