import type { Images, TitledContent } from '@footlight/contract';
import { slugOf, type PageRoute, type RouteName } from '@footlight/domain';
import type { PageHead, PreloadedPicture } from './page-head.js';

type ContentRoute = (id: string, title: string) => PageRoute;

/** Builds a route with an id and a slug of the title. */
const named =
  (route: RouteName, idName: string, titleName: string): ContentRoute =>
  (id, title) => {
    const slug = slugOf(title);
    return { route, params: slug === null ? { [idName]: id } : { [idName]: id, [titleName]: slug } };
  };

export const vodRoute = named('vod', 'eventId', 'eventTitle');
export const liveRoute = named('live', 'eventId', 'eventTitle');
export const playlistRoute = named('playlist', 'playlistId', 'playlistTitle');
export const seasonRoute = named('season', 'seasonId', 'seasonTitle');
export const seriesRoute = named('series', 'seriesId', 'seriesTitle');

/** Canonical address of content, in this and the other languages. */
export const placed = (
  kind: TitledContent['kind'],
  id: string,
  title: string,
  placeOf: ContentRoute,
): Required<Pick<PageHead, 'place' | 'titled'>> => ({
  place: placeOf(id, title),
  titled: { content: { kind, id }, place: (other) => placeOf(id, other) },
});

/** Title, description and picture of content for the head. */
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

/** Matches the image request of `ui/page-header`. */
export const headerPicture = ({ hero, thumbnail }: Images): readonly PreloadedPicture[] => [
  { image: hero ?? thumbnail, sizes: '100vw' },
];
