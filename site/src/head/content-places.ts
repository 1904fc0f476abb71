import type { Images, TitledContent } from '@footlight/contract';
import { slugOf, type NamedPlace, type RouteName } from '@footlight/domain';
import type { PageHead, PreloadedPicture } from './page-head.js';

type PlaceOf = (id: string, title: string) => NamedPlace;

/** A route with an id, and the parameter that holds the title behind it. */
const named =
  (route: RouteName, idName: string, titleName: string): PlaceOf =>
  (id, title) => {
    const slug = slugOf(title);
    return { route, params: slug === null ? { [idName]: id } : { [idName]: id, [titleName]: slug } };
  };

export const vodPlace = named('vod', 'eventId', 'eventTitle');
export const livePlace = named('live', 'eventId', 'eventTitle');
export const playlistPlace = named('playlist', 'playlistId', 'playlistTitle');
export const seasonPlace = named('season', 'seasonId', 'seasonTitle');
export const seriesPlace = named('series', 'seriesId', 'seriesTitle');

/** Where content is known, in this language and in others. */
export const placed = (
  kind: TitledContent['kind'],
  id: string,
  title: string,
  placeOf: PlaceOf,
): Required<Pick<PageHead, 'place' | 'titled'>> => ({
  place: placeOf(id, title),
  titled: { content: { kind, id }, place: (other) => placeOf(id, other) },
});

/** The words and the picture of content. */
export const wordsOf = ({
  title,
  description,
  images,
}: {
  readonly title: string;
  readonly description: string;
  readonly images: Images;
}): Required<Pick<PageHead, 'title' | 'description' | 'picture'>> => ({
  title,
  description: description === '' ? null : description,
  picture: images.hero ?? images.thumbnail,
});

/** As `ui/page-header` asks for it. */
export const headerPicture = ({ hero, thumbnail }: Images): readonly PreloadedPicture[] => [
  { image: hero ?? thumbnail, sizes: '100vw' },
];
