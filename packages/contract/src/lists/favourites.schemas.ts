import { Type } from '@sinclair/typebox';
import { ContentItem } from '../content/content-item.schemas.js';
import { exampleItem } from '../content/content.examples.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { defineShapes } from '../calls/shape.js';

const idParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

export const favouritesShapes = defineShapes({
  listFavourites: {
    summary: 'Lists the caller’s favourites, newest first.',
    query: Type.Object(keysetQuery(PAGE_SIZES.favourites)),
    response: Type.Object({ vods: Type.Array(ContentItem), paging: Paging }),
    errors: [],
    example: {
      vods: [{ ...exampleItem, favourite: true }],
      paging: { moreDataAvailable: false, lastSeen: '1001' },
    },
  },
  addFavourite: {
    summary: 'Adds a video to the caller’s favourites; a repeated call changes nothing.',
    params: idParams,
    response: null,
    errors: ['VOD_NOT_FOUND'],
    example: null,
  },
  removeFavourite: {
    summary: 'Removes a video from the caller’s favourites; a repeated call changes nothing.',
    params: idParams,
    response: null,
    errors: [],
    example: null,
  },
});
