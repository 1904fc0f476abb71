import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'Aktualności',
  newsFeeds: 'Aktualności według tematów',
  newsBy: '{{name}}',
  newsRelated: 'Powiązane filmy',
};
