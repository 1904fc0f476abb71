import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'Notizie',
  newsFeeds: 'Notizie per argomento',
  newsBy: 'Di {{name}}',
  newsRelated: 'Video correlati',
};
