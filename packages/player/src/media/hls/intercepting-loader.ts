import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import type { MediaRequestType } from '../../store/player-error.js';
import type { LoaderClass } from './loader-class.js';
import type { HlsRequests, MediaNetwork } from '../network/network.js';

/** Types of requests; all others are for playlists, or for what leads to them. */
const TYPES: Readonly<Record<string, MediaRequestType>> = {
  'media-fragment': 'segment',
  key: 'key',
  'server-certificate': 'certificate',
};

const typeOf = ({ type }: LoaderContext): MediaRequestType => TYPES[type] ?? 'manifest';

const headersOf = (details: unknown): Headers =>
  new Headers(
    details instanceof XMLHttpRequest
      ? details
          .getAllResponseHeaders()
          .split('\r\n')
          .flatMap((line): [string, string][] => {
            const [name = '', ...value] = line.split(': ');
            return value.length === 0 ? [] : [[name, value.join(': ')]];
          })
      : [],
  );

/** An hls.js loader that applies the page’s options to each request, also before each repetition. */
export const intercepting = (
  Base: LoaderClass,
  network: MediaNetwork,
  { systemOf, segmentOf }: HlsRequests,
): LoaderClass => {
  const aboutOf = (context: LoaderContext) => {
    const type = typeOf(context);
    const keySystem = type === 'certificate' ? systemOf(context.url) : null;
    return { type, ...(keySystem === null ? {} : { keySystem }) };
  };
  const partOf = (context: LoaderContext) => {
    const segment = typeOf(context) === 'segment' ? segmentOf(context) : null;
    return segment === null ? {} : { segment };
  };

  /** hls.js sends the request when this has ended, and reports an error if it rejects. */
  const setUp = async (xhr: XMLHttpRequest, context: LoaderContext): Promise<void> => {
    const { url, headers, credentials } = await network.prepare({
      ...aboutOf(context),
      ...partOf(context),
      url: context.url,
    });
    xhr.open('GET', url, true);
    xhr.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  };

  return class extends Base {
    #isLeft = false;

    constructor(config: HlsConfig) {
      super({ ...config, xhrSetup: (xhr, _url, context) => setUp(xhr, context) });
    }

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      if (!network.changesResponses) {
        super.load(context, config, callbacks);
        return;
      }
      // Parts of a response cannot be changed; hls.js reads the whole one instead.
      const { onProgress: _parts, ...others } = callbacks;
      super.load(context, config, {
        ...others,
        onSuccess: (response, stats, loaded, details) => {
          const { url, code: status = 0, data = '' } = response;
          if (typeof data !== 'string' && !(data instanceof ArrayBuffer)) {
            callbacks.onSuccess(response, stats, loaded, details);
            return;
          }
          const about = { ...aboutOf(context), url, status, headers: headersOf(details) };
          network.receive(about, data).then(
            (received) => {
              if (!this.#isLeft) callbacks.onSuccess({ ...response, data: received }, stats, loaded, details);
            },
            ({ message }: Error) => {
              if (!this.#isLeft) callbacks.onError({ code: 0, text: message }, loaded, details, stats);
            },
          );
        },
      });
    }

    override abort(): void {
      this.#isLeft = true;
      super.abort();
    }

    override destroy(): void {
      this.#isLeft = true;
      super.destroy();
    }
  };
};
