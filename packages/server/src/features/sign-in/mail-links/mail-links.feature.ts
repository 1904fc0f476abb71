import type { FeatureTools } from '../../../feature-tools.js';
import { createMailLinksRepository } from './mail-links.repository.js';
import { createMailLinks, type MailLinks } from './mail-links.service.js';

export const createMailLinksFeature = ({ db, clock }: Pick<FeatureTools, 'db' | 'clock'>): MailLinks =>
  createMailLinks(createMailLinksRepository(db), clock);
