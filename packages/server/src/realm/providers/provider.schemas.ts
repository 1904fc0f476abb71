import { Type, type TProperties } from '@sinclair/typebox';
import { OrNull } from '../schemas/setting.schemas.js';

/** Pattern of client and provider names, which are part of API paths. */
const WORD = '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$';

/** Schema of a provider's settings: the common ones and its own. */
export const ProviderOf = <const N extends string, T extends TProperties>(name: N, own: T) =>
  Type.Object(
    {
      name: Type.Literal(name),
      mandatory: Type.Boolean({
        default: false,
        description: 'Whether viewers must use this provider when they sign up.',
      }),
      label: OrNull(
        Type.String({ minLength: 1, maxLength: 80 }),
        'The name of the provider on its button; null for its usual name.',
      ),
      ...own,
    },
    { additionalProperties: false },
  );

/** An address of a provider. `{port+40}` is replaced with the port of the service's origin plus 40. */
export const Address = (description: string, standard?: string) =>
  Type.String({
    pattern: String.raw`^https?://[A-Za-z0-9.\[\]:-]+(:\{port(\+[0-9]+)?\})?(/[^\s?#]*)?$`,
    description,
    ...(standard === undefined ? {} : { default: standard }),
  });

export const ClientId = Type.String({
  minLength: 1,
  maxLength: 400,
  pattern: String.raw`\S`,
  description: 'The client id that the provider assigned to this realm.',
});

export const ClientSecret = Type.String({
  minLength: 1,
  maxLength: 4096,
  pattern: String.raw`\S`,
  description: 'The secret that belongs to the client id; `env:NAME` takes it from the environment.',
});

export const RedirectUri = (page: string) =>
  OrNull(
    Address('Where the provider sends the viewer back to.'),
    `Where the provider sends the viewer back to; null for the page \`${page}\` of this site.`,
  );

export const Word = (description: string) => Type.String({ pattern: WORD, description });

export const Scope = (standard: string) =>
  Type.String({
    minLength: 1,
    maxLength: 400,
    default: standard,
    description: 'The scopes that the service requests.',
  });
