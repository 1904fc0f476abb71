import type { AuthNeed, Call } from '../calls/call.js';
import { calls, type CallName } from '../calls.js';
import { ErrorBody } from '../errors/error-body.schemas.js';
import { COMMON_ERRORS, ERROR_STATUS, type ErrorCode } from '../errors/errors.js';
import { features } from './features.js';
import { createComponents, type Components, type JsonSchema } from './openapi-components.js';
import { BODY_BYTES_MAX, BODY_DEPTH_MAX, DOCUMENTS_BYTES_MAX, ISSUES_MAX } from '../calls/limits.js';
import { shapes } from '../schemas.js';
import type { CallShape } from '../calls/shape.js';

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** Address of the service; `/` for the origin that serves the document. */
  readonly serverUrl: string;
  /** Calls that this service implements; the others return 501. Without it, calls are not marked. */
  readonly implemented?: ReadonlySet<CallName>;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, OpenApiContent>>;
}

interface OpenApiContent {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface OpenApiOperation {
  readonly operationId: CallName;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, OpenApiContent>>;
  };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
  readonly 'x-footlight-implemented'?: boolean;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

const SECURITY: Readonly<Record<AuthNeed, OpenApiOperation['security']>> = {
  none: [],
  optional: [{}, { bearer: [] }],
  guest: [{ bearer: [] }],
  viewer: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  finance: [{ bearer: [] }],
  editor: [{ bearer: [] }],
};

const DESCRIPTION = [
  'Every call of the service. Errors have the body `ErrorBody`: decide by its `code`, and show its first message.',
  `A body is at most ${BODY_BYTES_MAX} bytes of JSON in UTF-8, of documents of the catalogue ${DOCUMENTS_BYTES_MAX}, with at most ${BODY_DEPTH_MAX} nested objects and arrays; the error \`INVALID_FIELD\` lists at most ${ISSUES_MAX} issues.`,
  'Calls marked `x-footlight-implemented: false` return 501 `NOT_IMPLEMENTED`.',
].join('\n\n');

/** Error codes that result from a call's required authentication. */
const authErrors = (auth: AuthNeed): readonly ErrorCode[] => {
  if (auth === 'none') return [];
  const refused = ['TOKEN_EXPIRED', 'TOKEN_INVALID'] as const;
  if (auth === 'optional') return refused;
  return auth === 'admin' || auth === 'finance' || auth === 'editor'
    ? [...refused, 'UNAUTHORISED', 'FORBIDDEN']
    : [...refused, 'UNAUTHORISED'];
};

/** Error codes that result from a call's policy. */
const policyErrors = ({
  auth,
  ownerOnly,
  adultOnly,
  recentProof,
  duringSignUp,
}: Call): readonly ErrorCode[] => [
  ...(ownerOnly === true ? (['IMPERSONATION_NOT_ALLOWED'] as const) : []),
  ...(adultOnly === undefined ? [] : (['FORBIDDEN', adultOnly] as const)),
  ...(recentProof === undefined ? [] : (['PROOF_REQUIRED'] as const)),
  ...(recentProof === 'secondFactor' ? (['SECOND_FACTOR_MISSING'] as const) : []),
  ...(auth === 'none' || auth === 'optional' || duringSignUp === true
    ? []
    : (['SIGN_UP_INCOMPLETE'] as const)),
];

const errorExample = (code: ErrorCode) => ({
  value: { status: ERROR_STATUS[code], code, messages: [code], requestId: 'req-1' },
});

/** One response per status. Only the call's own codes have examples, because the common ones apply to every call. */
const errorResponses = (
  codes: readonly ErrorCode[],
  ownCodes: readonly ErrorCode[],
  schema: JsonSchema,
): Record<string, OpenApiResponse> => {
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const here = [...new Set(codes.filter((code) => ERROR_STATUS[code] === status))];
      const shown = here
        .filter((code) => ownCodes.includes(code))
        .map((code) => [code, errorExample(code)] as const);
      const content = { schema, ...(shown.length === 0 ? {} : { examples: Object.fromEntries(shown) }) };
      const description = here.map((code) => `\`${code}\``).join(', ');
      return [String(status), { description, content: { 'application/json': content } }];
    }),
  );
};

const successResponse = (shape: CallShape, { reference }: Components): Record<string, OpenApiResponse> =>
  shape.response === null
    ? { '204': { description: 'The call succeeded; the response has no body.' } }
    : {
        [String(shape.status ?? 200)]: {
          description: 'The call succeeded.',
          content: {
            [shape.mediaType ?? 'application/json']: {
              schema: reference(shape.response),
              example: shape.example,
            },
          },
        },
      };

const parametersOf = (shape: CallShape, { reference }: Components): OpenApiParameter[] =>
  (
    [
      ['path', shape.params],
      ['query', shape.query],
      ['header', shape.headers],
    ] as const
  ).flatMap(([place, object]) =>
    Object.entries(object?.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: object?.required?.includes(name) ?? false,
      schema: reference(property),
    })),
  );

const operationOf = (
  name: CallName,
  tag: string,
  implemented: OpenApiOptions['implemented'],
  components: Components,
): OpenApiOperation => {
  const call: Call = calls[name];
  const shape: CallShape = shapes[name];
  const isImplemented = implemented?.has(name);
  const codes: readonly ErrorCode[] = [
    ...shape.errors,
    ...authErrors(call.auth),
    ...policyErrors(call),
    ...COMMON_ERRORS,
    ...(isImplemented === false ? (['NOT_IMPLEMENTED'] as const) : []),
  ];
  return {
    operationId: name,
    summary: shape.summary,
    tags: [tag],
    security: SECURITY[call.auth],
    parameters: parametersOf(shape, components),
    ...(shape.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.reference(shape.body) } },
          },
        }),
    responses: {
      ...successResponse(shape, components),
      ...errorResponses(codes, shape.errors, components.reference(ErrorBody)),
    },
    ...(isImplemented === undefined ? {} : { 'x-footlight-implemented': isImplemented }),
  };
};

/**
 * Builds the contract as an OpenAPI document. Schemas with an `$id` become components of that name.
 * @see https://spec.openapis.org/oas/v3.1.0
 */
export const buildOpenApi = (options: OpenApiOptions): OpenApiDocument => {
  const components = createComponents();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const feature of features) {
    for (const [name, { path, method }] of Object.entries(feature.calls)) {
      const operation = operationOf(name as CallName, feature.title, options.implemented, components);
      (paths[path] ??= {})[method.toLowerCase()] = operation;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version, description: DESCRIPTION },
    servers: [{ url: options.serverUrl }],
    tags: features.map(({ title, description }) => ({ name: title, description })),
    paths,
    components: {
      schemas: components.schemas(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `authorisationToken` of a sign-in or of a guest’s check-in.',
        },
      },
    },
  };
};
