import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'Actualités',
  newsFeeds: 'Actualités par thème',
  newsBy: 'Par {{name}}',
  newsRelated: 'Vidéos associées',
};
