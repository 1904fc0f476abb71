import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'समाचार',
  newsFeeds: 'विषय के अनुसार समाचार',
  newsBy: 'लेखक: {{name}}',
  newsRelated: 'संबंधित वीडियो',
};
