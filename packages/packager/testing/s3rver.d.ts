/** The part of the S3 server that tests use, which brings no declarations. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface S3rverOptions {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }
  export default class S3rver {
    constructor(options: S3rverOptions);
    /** Of Koa; the last one is that of the routes. */
    readonly middleware: ((
      context: { readonly path: string; mountPath: string; readonly state: { vhost: boolean } },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    /** Set once it runs. */
    readonly httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
