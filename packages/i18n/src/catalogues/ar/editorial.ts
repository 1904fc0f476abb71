import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'الأخبار',
  newsFeeds: 'الأخبار بحسب الموضوع',
  newsBy: 'بقلم {{name}}',
  newsRelated: 'مقاطع ذات صلة',
};
