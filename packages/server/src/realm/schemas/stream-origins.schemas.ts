import { Type, type Static } from '@sinclair/typebox';
import { Choice, OrNull } from './setting.schemas.js';

const StreamOrigin = Type.Object(
  {
    origin: Type.String({
      pattern: String.raw`^https?://[A-Za-z0-9.\[\]:-]+(:\{port(\+[0-9]+)?\})?$`,
      description: 'An exact origin, such as `https://cdn.example`; `{port}` as elsewhere.',
    }),
    sign: Choice(['none', 'queryToken', 'pathToken'], {
      default: 'none',
      description:
        'How addresses that go to players are signed: not at all, by a query parameter, or by the first part of the path.',
    }),
    queryParameter: Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
      default: 'token',
      description: 'Name of the query parameter of `queryToken`.',
    }),
    secret: OrNull(
      Type.String({ minLength: 16, maxLength: 500 }),
      'What tokens are signed with, shared with the origin; `env:NAME` reads it from the environment.',
    ),
    headers: Type.Record(
      Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,59}$' }),
      Type.String({ minLength: 1, maxLength: 2000 }),
      {
        default: {},
        description:
          'Headers that the origin asks for; `env:NAME` reads one from the environment. With any, the service fetches the stream for its viewers, so that none of them sees the headers.',
      },
    ),
  },
  { additionalProperties: false },
);

/** Origins of external streams, which the catalogue refers to by name. */
export const StreamOrigins = Type.Record(Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), StreamOrigin, {
  default: {},
  description:
    'Origins that titles and events of the catalogue may play from, by name. Pages with a player may reach these and no others.',
});
export type StreamOrigins = Static<typeof StreamOrigins>;
export type StreamOrigin = Static<typeof StreamOrigin>;
