import { fighterQuery } from '@footlight/state';
import type { ReadHead } from '../../app/define-page.js';
import { heldIn } from '../../head/held-in.js';

export const fighterHead: ReadHead = (context) => {
  const { id = '' } = context.params;
  const held = heldIn(context, fighterQuery, { id });
  if (held === null) return null;
  const { name, nickname, image, country } = held.fighter;
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
