export const editorial = {
  newsTitle: 'News',
  newsFeeds: 'News by topic',
  newsBy: 'By {{name}}',
  newsRelated: 'Related videos',
} as const;
