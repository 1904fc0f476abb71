/** The texts of a new service in English. */
export const en = {
  menu: {
    home: 'Home',
    films: 'Films',
    series: 'Series',
    live: 'Live',
    guide: 'Guide',
  },
  rows: {
    continue: 'Continue watching',
    favourites: 'Your favourites',
    because: 'Because you watched {title}',
    live: 'Live now',
    upcoming: 'Coming up',
    channels: 'Channels',
    newest: 'New',
    watched: 'Most watched',
    expiring: 'Last chance',
    films: 'All films',
    series: 'All series',
  },
  genres: {
    action: 'Action',
    adventure: 'Adventure',
    animation: 'Animation',
    comedy: 'Comedy',
    crime: 'Crime',
    documentary: 'Documentary',
    drama: 'Drama',
    family: 'Family',
    fantasy: 'Fantasy',
    history: 'History',
    horror: 'Horror',
    music: 'Music',
    mystery: 'Mystery',
    romance: 'Romance',
    'science-fiction': 'Science fiction',
    sport: 'Sport',
    thriller: 'Thriller',
    war: 'War',
    western: 'Western',
  },
  roles: {
    director: 'Director',
    writer: 'Writer',
    cast: 'Cast',
  },
  numbered: {
    season: 'Season {n}',
    episode: 'Episode {n}',
  },
} as const;

/** The texts of a new service in one language. */
export type StarterWords = {
  readonly [Part in keyof typeof en]: { readonly [Id in keyof (typeof en)[Part]]: string };
};
