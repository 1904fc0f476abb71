import type { Translated } from '../../translate.js';
import type { editorial as english } from '../en/editorial.js';

export const editorial: Translated<typeof english> = {
  newsTitle: 'Nieuws',
  newsFeeds: 'Nieuws per onderwerp',
  newsBy: 'Door {{name}}',
  newsRelated: 'Bijbehorende video’s',
};
