import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FolderStore } from '../../packages/packager/src/store/folder-store.js';
import { createMediaService } from '../../packages/packager/testing/media-fixture.js';
import { SDK, serveFile } from './plain-files.js';

/** How the films are delivered, and the manifest of each. */
const MANIFESTS = { hls: 'master.m3u8', dash: 'manifest.mpd' } as const;
export type Delivery = keyof typeof MANIFESTS;

export interface OwnFilmsServer {
  /** Address of a page that plays a film by itself, without sound. */
  pageOf(film: string, delivery: Delivery): string;
  close(): Promise<void>;
}

const LOCAL = '127.0.0.1';

/** Serves the films of a media folder by the routes of the service, and pages on another origin that play them. */
export const serveOwnFilms = async (media: string): Promise<OwnFilmsServer> => {
  const service = await createMediaService({ now: () => Date.now() }, new FolderStore(media));
  const mediaOrigin = await service.app.listen({ port: 0, host: LOCAL });
  const pages = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, mediaOrigin);
    const [, top = '', film = '', delivery = ''] = pathname.split('/');
    if (top !== 'page' || (delivery !== 'hls' && delivery !== 'dash')) {
      serveFile(SDK, pathname, response);
      return;
    }
    const source = mediaOrigin + service.address({ f: `vod/${film}` }, MANIFESTS[delivery]);
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>${film}</title><link rel="icon" href="data:," /><script type="module" src="/sdk/player.js"></script><footlight-player src="${source}" protocol="${delivery}" muted autoplay preload="auto"></footlight-player></html>`,
      );
  });
  pages.listen(0, LOCAL);
  await once(pages, 'listening');
  const { port } = pages.address() as AddressInfo;
  return {
    pageOf: (film, delivery) => `http://${LOCAL}:${String(port)}/page/${film}/${delivery}`,
    async close() {
      pages.closeAllConnections();
      await new Promise<void>((resolve) => void pages.close(() => resolve()));
      service.app.server.closeAllConnections();
      await service.app.close();
    },
  };
};
