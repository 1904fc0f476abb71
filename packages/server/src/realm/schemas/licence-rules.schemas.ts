import { Type } from '@sinclair/typebox';
import { Choice, Group } from './setting.schemas.js';

export const LicenceRules = Group('Rules on buying and holding licences.', {
  families: Type.Array(
    Type.Object(
      {
        id: Type.String({ minLength: 1, description: 'As the licences of the catalogue name it.' }),
        downgrade: Choice(['BLOCKED', 'ALLOWED'], {
          default: 'BLOCKED',
          description: 'Whether a licence of lower rank may be bought over an active one.',
        }),
      },
      { additionalProperties: false },
    ),
    { default: [], description: 'Licence families with rules of their own; others block downgrades.' },
  ),
  screens: Type.Array(
    Type.Object(
      {
        licence: Type.String({ minLength: 1, description: 'Id of a licence of the catalogue.' }),
        screens: Type.Integer({
          minimum: 1,
          maximum: 100,
          description: 'Screens that its holder may watch on at once.',
        }),
      },
      { additionalProperties: false },
    ),
    {
      default: [],
      description:
        'Licences that decide on how many screens their holder watches at once; of several the most generous. ' +
        'Without one, player.concurrentStreams holds.',
    },
  ),
  repurchaseFree: Type.Boolean({
    default: false,
    description: 'Whether a free licence that is active may be taken again.',
  }),
  reactivation: Type.Boolean({
    default: true,
    description: 'Whether a licence that was cancelled may be reactivated until it expires.',
  }),
  pause: Group('Pausing a subscription.', {
    enabled: Type.Boolean({ default: true, description: 'Whether viewers may pause.' }),
    maximumDays: Type.Integer({
      minimum: 1,
      maximum: 730,
      default: 90,
      description: 'Longest pause, in days.',
    }),
  }),
});
