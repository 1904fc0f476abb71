import { Type, type Static } from '@sinclair/typebox';
import { Group, OrNull } from './setting.schemas.js';

const FolderSettings = Type.Object(
  { kind: Type.Literal('folder', { description: 'The folder `folders.media`.' }) },
  { additionalProperties: false },
);

const Credential = (description: string) =>
  OrNull(
    Type.String({ minLength: 1, maxLength: 400 }),
    `${description}; \`env:NAME\` takes it from the environment. With null, the AWS SDK looks for credentials: its variables, its profiles, the role of the machine.`,
  );

const S3Settings = Type.Object(
  {
    kind: Type.Literal('s3', { description: 'A bucket of a server that speaks the protocol of S3.' }),
    endpoint: OrNull(
      Type.String({
        maxLength: 500,
        pattern: String.raw`^https?://[A-Za-z0-9.\[\]:-]+(:\{port(\+[0-9]+)?\})?/?$`,
        description: 'an address such as https://s3.example.org, without a path',
      }),
      'The address of the server; null for AWS.',
    ),
    region: Type.String({
      pattern: '^[A-Za-z0-9-]{1,64}$',
      default: 'us-east-1',
      description: 'The region of the bucket. Servers without regions accept any.',
    }),
    bucket: Type.String({
      pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
      description: 'The name of the bucket.',
    }),
    prefix: Type.String({
      maxLength: 200,
      pattern: '^([A-Za-z0-9_][A-Za-z0-9._-]*/)*$',
      default: '',
      description:
        'What the names of all objects begin with: nothing, or folders such as `footlight/media/`.',
    }),
    accessKeyId: Credential('The id of the access key'),
    secretAccessKey: Credential('The secret of the access key'),
    pathStyle: Type.Boolean({
      default: true,
      description:
        'Whether the bucket is named in the path of addresses, which most servers understand; if not, in their host.',
    }),
  },
  { additionalProperties: false },
);

export type MediaStoreSettings = Static<typeof FolderSettings> | Static<typeof S3Settings>;

export const Media = Group('Films and artwork.', {
  store: Type.Unsafe<MediaStoreSettings>({
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: [FolderSettings, S3Settings],
    default: { kind: 'folder' },
    description:
      'Where films, artwork and commercials are: in `folders.media`, or in a bucket, for which `footlight add` makes them in that folder.',
  }),
});
