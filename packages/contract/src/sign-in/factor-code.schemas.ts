import { Type } from '@sinclair/typebox';

/** Six digits of the authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const FactorCode = Type.String({ minLength: 6, maxLength: 32 });
