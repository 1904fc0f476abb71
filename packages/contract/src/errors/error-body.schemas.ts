import { Type, type Static } from '@sinclair/typebox';

/** One issue of a request: where, the value found, and the values allowed. */
export const FieldIssue = Type.Object({
  /** Path of the value: `body.secret`, `query.rpp`, `params.id`. */
  field: Type.String(),
  found: Type.String(),
  allowed: Type.String(),
});
export type FieldIssue = Static<typeof FieldIssue>;

/** The body of every response of 400 and above. */
export const ErrorBody = Type.Object(
  {
    status: Type.Integer(),
    code: Type.String(),
    messages: Type.Array(Type.String(), { minItems: 1 }),
    requestId: Type.String(),
    details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { $id: 'ErrorBody' },
);
export type ErrorBody = Static<typeof ErrorBody>;
