import { Type } from '@sinclair/typebox';
import { Choice, Group } from './setting.schemas.js';

export const LicenceRules = Group('Rules for buying and owning licences.', {
  families: Type.Array(
    Type.Object(
      {
        id: Type.String({
          minLength: 1,
          description: 'The name of the family, as used by the licences of the catalogue.',
        }),
        downgrade: Choice(['BLOCKED', 'ALLOWED'], {
          default: 'BLOCKED',
          description: 'Whether a licence of lower rank may be bought while a higher one is active.',
        }),
      },
      { additionalProperties: false },
    ),
    {
      default: [],
      description: 'Licence families with rules of their own; other families block downgrades.',
    },
  ),
  screens: Type.Array(
    Type.Object(
      {
        licence: Type.String({ minLength: 1, description: 'The id of a licence of the catalogue.' }),
        screens: Type.Integer({
          minimum: 1,
          maximum: 100,
          description: 'The number of screens on which an owner of the licence can watch at once.',
        }),
      },
      { additionalProperties: false },
    ),
    {
      default: [],
      description:
        'Licences that set on how many screens their owner can watch at once; the highest number applies. ' +
        'Without such a licence, player.concurrentStreams applies.',
    },
  ),
  repurchaseFree: Type.Boolean({
    default: false,
    description: 'Whether a viewer with an active free licence can take it again.',
  }),
  reactivation: Type.Boolean({
    default: true,
    description: 'Whether a cancelled licence can be reactivated until it expires.',
  }),
  pause: Group('How viewers can pause a subscription.', {
    enabled: Type.Boolean({ default: true, description: 'Whether viewers can pause a subscription.' }),
    maximumDays: Type.Integer({
      minimum: 1,
      maximum: 730,
      default: 90,
      description: 'The longest pause, in days.',
    }),
  }),
});
