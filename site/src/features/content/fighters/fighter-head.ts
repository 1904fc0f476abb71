import { fighterQuery } from '@footlight/state';
import type { ReadHead } from '../../../app/define-page.js';
import { readLoaded } from '../../../head/read-loaded.js';

export const fighterHead: ReadHead = (context) => {
  const { id = '' } = context.params;
  const data = readLoaded(context, fighterQuery, { id });
  if (data === null) return null;
  const { name, nickname, image, country } = data.fighter;
  return {
    title: name,
    picture: image,
    place: { route: 'fighter', params: { id } },
    entities: (addresses) => [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name,
          alternateName: nickname ?? undefined,
          nationality: country ?? undefined,
          image: image?.variants.map(({ url }) => addresses.absolute(url)),
        },
      },
    ],
  };
};
