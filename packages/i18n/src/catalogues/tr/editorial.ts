import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'Haberler',
  newsFeeds: 'Konuya göre haberler',
  newsBy: 'Yazan: {{name}}',
  newsRelated: 'İlgili videolar',
};
