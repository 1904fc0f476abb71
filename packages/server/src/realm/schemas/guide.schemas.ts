import { Type, type Static } from '@sinclair/typebox';
import { Group, Origin } from './setting.schemas.js';

const GuideSource = Type.Object(
  {
    address: Type.String({
      minLength: 1,
      maxLength: 2_000,
      description:
        'Where the guide is: an address that begins with https:// or http://, or the path of a file, relative to this file; `env:NAME` reads it from the environment.',
    }),
    everyHours: Type.Integer({
      minimum: 1,
      maximum: 168,
      default: 6,
      description: 'Hours from one import to the next.',
    }),
  },
  { additionalProperties: false },
);

export const Guide = Group('Settings of the programme guide.', {
  sources: Type.Record(Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), GuideSource, {
    default: {},
    description: 'Guides in the format XMLTV that are imported again and again, by name.',
  }),
  pictureOrigins: Type.Array(Origin, {
    default: [],
    description:
      'Origins of pictures of programmes and logos of channels, beside those of `streamOrigins`. Others are left out.',
  }),
});
export type GuideSettings = Static<typeof Guide>;
