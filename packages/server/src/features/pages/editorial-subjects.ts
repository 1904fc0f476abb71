import type { RouteName } from '@footlight/domain';
import type { OperatorPagesService } from '../operator-pages/operator-pages.service.js';
import type { SportsService } from '../sports/sports.service.js';
import type { ReadSubject } from './content-subjects.js';
import type { PageSubject } from './page-subject.js';

const plain = { type: 'website', titled: null, above: [], plays: null, preload: [] } as const;

/** How much of a text tells what it is about. */
const DESCRIPTION_CHARACTERS = 200;

const describe = (text: string | null): string | null =>
  text === null ? null : text.replaceAll(/\s+/gu, ' ').slice(0, DESCRIPTION_CHARACTERS);

/** What the pages of fighters, and the operator’s own, are about. */
export const createEditorialSubjects = (
  sports: Pick<SportsService, 'fighter'>,
  operatorPages: OperatorPagesService,
): Readonly<Partial<Record<RouteName, ReadSubject>>> => ({
  fighter: async ({ id = '' }, view): Promise<PageSubject> => {
    const { name, nickname, image, country } = await sports.fighter(id, view);
    return {
      ...plain,
      title: name,
      description: null,
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
  },
  externalPage: async ({ pageId = '' }, { language, country }): Promise<PageSubject> => {
    const { title, text } = await operatorPages.externalPage(pageId, language, country);
    return {
      ...plain,
      title,
      description: describe(text),
      picture: null,
      place: { route: 'externalPage', params: { pageId } },
      entities: () => [],
    };
  },
  plugin: async ({ id = '' }, { language }): Promise<PageSubject> => ({
    ...plain,
    title: operatorPages.plugin(id, language).title,
    description: null,
    picture: null,
    place: { route: 'plugin', params: { id } },
    entities: () => [],
  }),
});
