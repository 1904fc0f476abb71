import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: '뉴스',
  newsFeeds: '주제별 뉴스',
  newsBy: '글: {{name}}',
  newsRelated: '관련 동영상',
};
