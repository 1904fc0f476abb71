import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'Notícias',
  newsFeeds: 'Notícias por tema',
  newsBy: 'Por {{name}}',
  newsRelated: 'Vídeos relacionados',
};
