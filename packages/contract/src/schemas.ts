import type { CallName } from './calls.js';
import { memberShapes } from './member-shapes.js';
import { viewingShapes } from './viewing-shapes.js';
import type { CallShape, CallTypes } from './calls/shape.js';

export { ProgrammeTextsByLanguage } from './guide/programmes.schemas.js';
export { ErrorBody } from './errors/error-body.schemas.js';
export { ForeignId } from './calls/params.schemas.js';
export type { CallShape } from './calls/shape.js';

/** The shapes of every call by name. */
export const shapes: typeof viewingShapes & typeof memberShapes = {
  ...viewingShapes,
  ...memberShapes,
} satisfies Record<CallName, CallShape>;

type Shapes = typeof shapes;
export type ParamsOf<N extends CallName> = CallTypes<Shapes[N]>['params'];
export type QueryOf<N extends CallName> = CallTypes<Shapes[N]>['query'];
export type BodyOf<N extends CallName> = CallTypes<Shapes[N]>['body'];
export type ResponseOf<N extends CallName> = CallTypes<Shapes[N]>['response'];

export { Discount, LicencePeriod, PriceAmount } from './commerce/commerce.schemas.js';
export { FIELD_KINDS, NAVBAR_LAYOUTS, SIGN_IN_PROVIDERS } from './realm/realm.schemas.js';
export { ACCOUNT_FIELD_IDS } from './account/account-fields.schemas.js';
export { RoomHello, RoomSocketCommand } from './rooms/rooms.schemas.js';
export { PAYMENT_METHOD_TYPES } from './commerce/payments.schemas.js';
