import type { FeatureTools } from '../../../feature-tools.js';
import type { ProgressReader } from '../../content/content-ports.js';
import type { ContentReader } from '../../content/content-reader.js';
import { createProgressReader } from './progress-reader.js';
import { createProgressRepository } from './progress.repository.js';
import { progressHandlers } from './progress.routes.js';
import { createProgressService } from './progress.service.js';

/** The part of progress that content uses; separate because the progress feature itself depends on content. */
export const progressReaderOf = ({ db }: Pick<FeatureTools, 'db'>): ProgressReader =>
  createProgressReader(createProgressRepository(db));

export const createProgressFeature = ({
  db,
  clock,
  content,
}: Pick<FeatureTools, 'db' | 'clock'> & { readonly content: ContentReader }) => ({
  handlers: progressHandlers(createProgressService(createProgressRepository(db), content, clock)),
});
