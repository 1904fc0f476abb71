import { UPLOADS_PATH, type Call } from '@footlight/contract';
import { FileStore } from '@tus/file-store';
import { Metadata, Server, Uid, type ServerOptions } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.js';
import type { AccessTokens } from '../../auth/access-tokens.js';
import { UPLOAD_ID, type UploadFolder } from '../../encoding/upload-folder.js';
import { keptMetadata, readUploadRequest, uploadEnding } from '../../encoding/upload-request.js';
import type { UploadsService } from '../../encoding/uploads.service.js';
import { callerDuringSignUp, refuseByPolicy } from '../../http/calls/call-policy.js';
import type { Limit } from '../../http/limits/limits.js';
import { readCaller } from '../../http/requests/caller.js';
import { refuseOtherRealms } from '../../http/requests/locale.js';
import type { Realm } from '../../realm/load-realm.js';
import type { AccountsService } from '../account/accounts.service.js';
import { requireEditor } from '../account/require-editor.js';

export interface UploadRoutesOptions {
  readonly service: UploadsService;
  readonly uploads: UploadFolder;
  readonly tokens: AccessTokens;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly realm: Realm;
  readonly limit: Limit;
}

const HOUR_MS = 3_600_000;
const CONTENT_TYPE = 'application/offset+octet-stream';

/** The policy of the requests, which are no calls of the contract: their bodies are streams. */
const CALL: Call = { method: 'POST', path: UPLOADS_PATH, auth: 'editor' };

/** What the library throws instead of errors. */
interface TusError {
  readonly status_code?: number;
}

const metadataOf = (header: string | string[] | undefined): Readonly<Record<string, string | null>> => {
  if (header === undefined) return {};
  try {
    return Metadata.parse(header.toString());
  } catch (cause) {
    const issue = {
      field: 'headers.upload-metadata',
      found: JSON.stringify(header.toString().slice(0, 80)),
      allowed: 'keys with values in Base64, separated by commas',
    };
    throw new ApiError('INVALID_FIELD', { details: { issues: [issue] }, cause });
  }
};

/** A request as the library passes it on. */
type TusRequest = Parameters<NonNullable<ServerOptions['onUploadCreate']>>[0];

/** What is kept of uploads that begin, by their requests. */
type Begun = WeakMap<object, Readonly<Record<string, string>>>;

const createServer = (
  { uploads, service, realm }: UploadRoutesOptions,
  begun: Begun,
  log: FastifyInstance['log'],
): Server => {
  const keptOf = ({ runtime }: TusRequest): Readonly<Record<string, string>> => {
    const kept = begun.get(runtime?.node?.req ?? {});
    if (kept === undefined) throw new Error('An upload begins that was not looked at.');
    return kept;
  };
  return new Server({
    path: UPLOADS_PATH,
    datastore: new FileStore({
      directory: uploads.path,
      expirationPeriodInMilliseconds: realm.encoding.unfinishedHours * HOUR_MS,
    }),
    relativeLocation: true,
    disableTerminationForFinishedUploads: true,
    namingFunction: (request) => `${Uid.rand()}${keptOf(request)['ending'] ?? ''}`,
    // What was checked is kept, not what was sent.
    onUploadCreate: (request) => Promise.resolve({ metadata: { ...keptOf(request) } }),
    // The service sets the headers of all its responses.
    allowedOrigins: () => false,
    onUploadFinish: async (_request, { id }) => {
      await service.finish(id);
      return {};
    },
    onResponseError: (_request, error) => {
      if ((error as TusError).status_code !== undefined) return undefined;
      log.error({ err: error }, 'an upload failed');
      // The message of an error is not for callers.
      return { status_code: 500, body: 'Something went wrong with that request\n' };
    },
  });
};

/** Leaves the response to the library, with the headers that the service sets on every response. */
const handTo = async (server: Server, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.setHeader('cache-control', 'no-store');
  reply.hijack();
  try {
    await server.handle(request.raw, reply.raw);
  } catch (error) {
    request.log.warn({ err: error }, 'an upload was broken off');
    reply.raw.destroy();
  }
};

/**
 * Registers resumable uploads by the protocol tus 1.0, for editors.
 * @see https://tus.io/protocols/resumable-upload
 */
export const registerUploads = async (app: FastifyInstance, options: UploadRoutesOptions): Promise<void> => {
  const { service, uploads, tokens, accounts, realm, limit } = options;
  await uploads.prepare();
  const begun: Begun = new WeakMap();
  const server = createServer(options, begun, app.log);
  const editors = new WeakMap<FastifyRequest, string>();
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(CONTENT_TYPE, (_request, _payload, done) => done(null));
    routes.addHook('onRequest', async (request) => {
      await limit(request);
      refuseOtherRealms(request.headers, realm);
      const bearer = await readCaller(request.headers.authorization, 'editor', tokens);
      const isSignUpOpen = async (id: string) => (await accounts.byId(id))?.signUpOpen === true;
      const caller = await callerDuringSignUp(CALL, bearer, isSignUpOpen);
      refuseByPolicy(CALL, caller);
      editors.set(request, await requireEditor(accounts, caller));
      // The bytes are stored as they arrive.
      if (request.headers['content-encoding'] !== undefined) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    });
    routes.post(UPLOADS_PATH, async (request, reply) => {
      const values = metadataOf(request.headers['upload-metadata']);
      const length = request.headers['upload-length'];
      const upload = readUploadRequest(
        typeof length === 'string' ? length : undefined,
        values,
        realm.defaultLanguage,
      );
      await service.require(upload);
      const kept = keptMetadata(upload, editors.get(request) ?? '');
      begun.set(request.raw, { ...kept, ending: uploadEnding(upload) });
      await handTo(server, request, reply);
    });
    routes.route<{ Params: { id: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${UPLOADS_PATH}/:id`,
      handler: async (request, reply) => {
        if (!UPLOAD_ID.test(request.params.id)) throw new ApiError('NOT_FOUND');
        await handTo(server, request, reply);
      },
    });
  });
};
