import type { FeatureTools } from '../../../feature-tools.js';
import { createScreensRepository } from './screens.repository.js';
import { screensHandlers } from './screens.routes.js';
import { createScreensService, type ScreensServiceOptions } from './screens.service.js';

/** Limits the concurrent screens of an account. */
export const createScreensFeature = ({
  db,
  realm,
  clock,
  licences,
  content,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & Pick<ScreensServiceOptions, 'licences' | 'content'>) => {
  const screens = createScreensService({
    repository: createScreensRepository(db),
    licences,
    content,
    rules: { perAccount: realm.player.concurrentStreams, perLicence: realm.licenceRules.screens },
    clock,
  });
  return { screens, handlers: screensHandlers(screens), clean: () => screens.clean() };
};
