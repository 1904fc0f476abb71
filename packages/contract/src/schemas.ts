import type { CallName } from './calls.js';
import { contentShapes } from './content.schemas.js';
import { favouritesShapes } from './favourites.schemas.js';
import { liveShapes } from './live.schemas.js';
import { playbackShapes } from './playback.schemas.js';
import { preferencesShapes } from './preferences.schemas.js';
import { realmShapes } from './realm.schemas.js';
import { sessionShapes } from './session.schemas.js';
import type { CallShape, CallTypes } from './shape.js';

/** The shape of every call by its name. */
export const shapes = {
  ...contentShapes,
  ...favouritesShapes,
  ...liveShapes,
  ...playbackShapes,
  ...preferencesShapes,
  ...realmShapes,
  ...sessionShapes,
} as const satisfies Record<CallName, CallShape>;

type Shapes = typeof shapes;
export type ParamsOf<N extends CallName> = CallTypes<Shapes[N]>['params'];
export type QueryOf<N extends CallName> = CallTypes<Shapes[N]>['query'];
export type BodyOf<N extends CallName> = CallTypes<Shapes[N]>['body'];
export type ReplyOf<N extends CallName> = CallTypes<Shapes[N]>['reply'];
