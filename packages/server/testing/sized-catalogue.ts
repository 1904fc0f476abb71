import type { CatalogueFolder } from './catalogue-folder.js';

const artwork = 'a';
const film = 'f';
const textsOf = (title: string) => ({ en: { title, description: `About ${title}` } });

type Each = <T>(make: (number: number) => T) => T[];

const writeContents = (folder: CatalogueFolder, size: number, each: Each): void => {
  folder.write(
    'vods.json',
    each((number) => ({
      id: `v${number}`,
      artwork,
      film,
      texts: textsOf(`Film ${number}`),
      trailer: 'v1',
      releasedIn: `-P${number}D`,
      tags: ['alike', `tag-${number}`],
    })),
  );
  folder.write('events.json', [
    ...each((number) => ({
      id: `e${number}`,
      artwork,
      film,
      texts: textsOf(`Event ${number}`),
      startsIn: '-PT1H',
      channel: `c${number}`,
    })),
    ...each((number) => ({
      id: `u${number}`,
      artwork,
      film,
      texts: textsOf(`Coming ${number}`),
      startsIn: `P${number}D`,
    })),
  ]);
  const episodes = (season: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${season}e${index + 1}`,
      texts: textsOf(`Episode ${index + 1}`),
    }));
  folder.write('series.json', [
    {
      id: 's',
      artwork,
      film,
      texts: textsOf('Series'),
      seasons: each((number) => ({ id: `z${number}`, episodes: episodes(`z${number}`, size) })),
    },
  ]);
  folder.write('playlists.json', [
    { id: 'p', artwork, texts: textsOf('Playlist'), items: each((number) => `v${number}`), shared: true },
    ...each((number) => ({ id: `p${number}`, artwork, texts: textsOf(`List ${number}`), items: ['v1'] })),
  ]);
};

/** Writes a catalogue in which every list has `size` entries: `v1`…, `e1`…, series `s`, playlist `p`, row `row`… */
export const writeSizedCatalogue = (folder: CatalogueFolder, size: number): void => {
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  const each: Each = (make) => numbers.map(make);
  const vods = each((number) => `VOD:v${number}`);
  writeContents(folder, size, each);
  folder.write('channels.json', {
    formats: {
      radio: {
        description: { en: 'Radio' },
        programmes: [{ id: 'p', minutes: 720, texts: { en: { title: 'P', description: 'A programme' } } }],
      },
    },
    channels: each((number) => ({
      id: `c${number}`,
      name: { en: `Channel ${number}` },
      format: 'radio',
      artwork,
      film,
      event: `e${number}`,
    })),
  });
  const mixed = [
    ...vods,
    ...each((number) => `PLAYLIST:p${number}`),
    ...each((number) => `LIVE_EVENT:e${number}`),
  ];
  folder.write('sections.json', {
    sections: [
      {
        id: 'home',
        artwork,
        texts: textsOf('Home'),
        heroes: vods.map((item) => ({ item })),
        rows: [
          ...(['live', 'upcoming', 'channels'] as const).map((source) => ({
            id: source,
            type: source === 'channels' ? 'EPG_NOW_NEXT' : 'CONTENT',
            texts: { en: { title: source } },
            source,
          })),
          { id: 'row', type: 'CONTENT', texts: { en: { title: 'Row' } }, items: mixed },
          ...each((number) => ({
            id: `row-${number}`,
            type: 'CONTENT',
            texts: { en: { title: `Row ${number}` } },
            display: { background: { artwork } },
            items: vods,
          })),
        ],
      },
    ],
    grids: [{ id: 'grid', texts: { en: { title: 'Grid' } }, items: mixed }],
  });
  folder.write('news.json', {
    feeds: [
      { name: 'feed', title: { en: 'Feed' } },
      ...each((number) => ({ name: `feed-${number}`, title: { en: 'F' } })),
    ],
    items: each((number) => ({
      id: `n${number}`,
      feed: 'feed',
      publishedAt: `2020-01-${String(number).padStart(2, '0')}T00:00:00Z`,
      artwork,
      related: mixed,
      texts: { en: { title: `News ${number}`, summary: 'S', paragraphs: ['P'] } },
    })),
  });
  folder.write('fighters.json', {
    fighters: each((number) => ({
      id: `f${number}`,
      texts: { en: { name: `Fighter ${number}` } },
      weightClass: 'WELTERWEIGHT',
      winsByMethod: {},
      losses: 0,
      draws: 0,
      statistics: {},
      videos: each((video) => `v${video}`),
      bouts: each((other) => ({
        opponent: { fighter: `f${other}` },
        foughtAt: '2020-01-01T00:00:00Z',
        result: 'WIN',
      })),
    })),
    rankings: [{ weightClass: 'WELTERWEIGHT', contenders: each((number) => `f${number}`) }],
  });
};
