import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: '资讯',
  newsFeeds: '按主题浏览资讯',
  newsBy: '作者：{{name}}',
  newsRelated: '相关视频',
};
