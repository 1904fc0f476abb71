import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '../src/store/bucket-settings.js';
import { S3Store, type S3StoreOptions } from '../src/store/s3-store.js';

const BUCKET = 'films';
/** The key that the server knows. */
const KEY = 'S3RVER';
/** How the server names the content of an object among its files. */
const SUFFIX = '._S3rver_object';

/** A bucket of an S3 server that checks signatures, which can be stopped and started again. */
export class BucketFixture {
  readonly folder: string;
  /** What was asked of the server, such as `GET /films/a.mp4`, in order. */
  readonly requests: string[] = [];
  #server: S3rver | null = null;
  #port = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async start(): Promise<BucketFixture> {
    const fixture = new BucketFixture(await mkdtemp(join(tmpdir(), 'footlight-bucket-')));
    await fixture.resume();
    return fixture;
  }

  /** Of the realm file. */
  settings(changed: Partial<BucketSettings> = {}): BucketSettings {
    return {
      endpoint: `http://127.0.0.1:${this.#port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      prefix: 'media/',
      accessKeyId: KEY,
      secretAccessKey: KEY,
      pathStyle: true,
      ...changed,
    };
  }

  store(options: Partial<S3StoreOptions> = {}): S3Store {
    return new S3Store({ ...this.settings(), ...options });
  }

  /** Puts the files of a local folder below a prefix, as a tool of the operator does. */
  async bring(folder: string, prefix: string): Promise<void> {
    const files = await readdir(folder, { withFileTypes: true, recursive: true });
    for (const file of files.filter((one) => one.isFile())) {
      const path = join(file.parentPath, file.name);
      // oxlint-disable-next-line no-await-in-loop -- a few files
      await this.#write(prefix + relative(folder, path), (to) => cp(path, to));
    }
  }

  write(key: string, content: string | Buffer): Promise<void> {
    return this.#write(key, (to) => writeFile(to, content));
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    server.httpServer.closeAllConnections();
    await server.close();
  }

  /** Starts the server with the same objects at the same port. */
  async resume(): Promise<void> {
    if (this.#server !== null) return;
    const server = new S3rver({
      address: '127.0.0.1',
      port: this.#port,
      silent: true,
      directory: this.folder,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET }],
    });
    // The SDK signs the path of a bucket with its slash, which the server leaves out, except of one that is named by the host.
    server.middleware.splice(-1, 0, (context, next) => {
      if (/^\/[^/]+\/$/u.test(context.path)) {
        context.mountPath = '/';
        context.state.vhost = true;
      }
      return next();
    });
    this.#port = (await server.run()).port;
    server.httpServer.on('request', ({ method = '', url = '' }) => this.requests.push(`${method} ${url}`));
    this.#server = server;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #write(key: string, write: (path: string) => Promise<void>): Promise<void> {
    const path = join(this.folder, BUCKET, this.settings().prefix, `${key}${SUFFIX}`);
    await mkdir(dirname(path), { recursive: true });
    await rm(`${path}.md5`, { force: true });
    await write(path);
  }
}
