import { Type, type Static } from '@sinclair/typebox';
import { Choice, OrNull } from './setting.schemas.js';

const StreamOrigin = Type.Object(
  {
    origin: Type.String({
      pattern: String.raw`^https?://[A-Za-z0-9.\[\]:-]+(:\{port(\+[0-9]+)?\})?$`,
      description:
        'An exact origin, such as `https://cdn.example`; `{port}` stands for the port of the service’s origin.',
    }),
    sign: Choice(['none', 'queryToken', 'pathToken'], {
      default: 'none',
      description:
        'How stream addresses are signed: not at all, by a query parameter, or by the first part of the path.',
    }),
    queryParameter: Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
      default: 'token',
      description: 'The name of the query parameter of `queryToken`.',
    }),
    secret: OrNull(
      Type.String({ minLength: 1, maxLength: 500 }),
      'The secret shared with the origin, with which tokens are signed, of at least 16 characters; `env:NAME` reads it from the environment.',
    ),
    headers: Type.Record(
      Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,59}$' }),
      Type.String({ minLength: 1, maxLength: 2000 }),
      {
        default: {},
        description:
          'Headers that the origin requires; `env:NAME` reads one from the environment. With any, the service fetches the stream on behalf of viewers, so that they do not see the headers.',
      },
    ),
  },
  { additionalProperties: false },
);

/** Origins of external streams, which the catalogue refers to by name. */
export const StreamOrigins = Type.Record(Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), StreamOrigin, {
  default: {},
  description:
    'Origins from which content of the catalogue can play, by name. Pages with a player can send requests to no others.',
});
export type StreamOrigins = Static<typeof StreamOrigins>;
export type StreamOrigin = Static<typeof StreamOrigin>;
