import { Type, type Static } from '@sinclair/typebox';

/** One thing wrong with a request: where, what was found, what is allowed. */
export const FieldIssue = Type.Object({
  /** Where the value stands: `body.secret`, `query.rpp`, `params.id`. */
  field: Type.String(),
  found: Type.String(),
  allowed: Type.String(),
});
export type FieldIssue = Static<typeof FieldIssue>;

/** The body of every answer of 400 and above. */
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
