import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'Nachrichten',
  newsFeeds: 'Nachrichten nach Thema',
  newsBy: 'Von {{name}}',
  newsRelated: 'Passende Videos',
};
