import { Type } from '@sinclair/typebox';
import { Group, Origin, OrNull } from './setting.schemas.js';

export const Ads = Group('Advertisements around the content; the catalogue sets their positions.', {
  tagUrl: OrNull(
    Type.String({ pattern: '^https?://' }),
    'Address of your ad server’s VAST documents. The service fills in {placement} (PRE_ROLL, MID_ROLL, POST_ROLL), {offset}, {duration} (seconds), {kind}, {content}, {title}, {language} and {country}; the player fills in the macros of VAST, such as [CACHEBUSTING]. Null plays the realm’s own advertisements.',
  ),
  origins: Type.Array(Origin, {
    default: [],
    description:
      'Origins of the ad server, its media and its tracking addresses. Pages with a player can send requests to no others.',
  }),
});
