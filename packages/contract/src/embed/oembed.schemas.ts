import { Type } from '@sinclair/typebox';
import { defineShapes } from '../calls/shape.js';

const Pixels = Type.Integer({ minimum: 1, maximum: 10_000 });

/** @see https://oembed.com/#section2.3 */
const Oembed = Type.Object({
  type: Type.Literal('video'),
  version: Type.Literal('1.0'),
  title: Type.String(),
  provider_name: Type.String(),
  provider_url: Type.String(),
  /** Seconds. */
  cache_age: Type.Integer(),
  html: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  thumbnail_url: Type.Optional(Type.String()),
  thumbnail_width: Type.Optional(Type.Integer()),
  thumbnail_height: Type.Optional(Type.Integer()),
});

export const oembedShapes = defineShapes({
  getOembed: {
    summary: 'Returns how another site embeds a page of this service: oEmbed 1.0, in JSON.',
    query: Type.Object({
      /** A page of this service that plays a video, an event or a playlist. */
      url: Type.String({ minLength: 1, maxLength: 2_048 }),
      maxwidth: Type.Optional(Pixels),
      maxheight: Type.Optional(Pixels),
      /** `json`; others are answered with 501. */
      format: Type.Optional(Type.String({ maxLength: 20, default: 'json' })),
    }),
    response: Oembed,
    errors: ['NOT_FOUND', 'NOT_IMPLEMENTED'],
    example: {
      type: 'video',
      version: '1.0',
      title: 'Lanterns over the bay',
      provider_name: 'Footlight',
      provider_url: 'https://video.example',
      cache_age: 3_600,
      html: '<iframe src="https://video.example/embed/vod/1001" width="640" height="360"></iframe>',
      width: 640,
      height: 360,
    },
  },
});
