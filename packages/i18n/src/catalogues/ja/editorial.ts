import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'ニュース',
  newsFeeds: 'トピック別ニュース',
  newsBy: '文：{{name}}',
  newsRelated: '関連動画',
};
