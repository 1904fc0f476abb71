import type { FeatureTools } from '../../../feature-tools.js';
import type { ProgressReader } from '../../content/content-ports.js';
import { createProgressReader } from './progress-reader.js';
import { ProgressRepository } from './progress.repository.js';

/** The part of progress that content uses; separate because the progress feature itself depends on content. */
export const progressReaderOf = ({ db }: Pick<FeatureTools, 'db'>): ProgressReader =>
  createProgressReader(new ProgressRepository(db));
