import type { FootlightPlayer } from '@footlight/player';
import type { MediaCase, Outcome, Side } from './media-case.js';

/** What the page's script leaves in it. */
interface Seen {
  readonly startedAt: number;
  readonly mediaOrigin: string;
  /** Origins that a case may ask. */
  readonly origins: readonly string[];
  error: string | null;
  errorAt: number | null;
  details: Readonly<Record<string, unknown>>;
  errors: number;
  readonly thrown: string[];
  firstSecondAt: number | null;
  /** Seconds that were played, also before a reload. */
  played: number;
  frozenMs: number;
}

/** Runs in the page before anything else, as text. */
const observe = (mediaOrigin: string, origins: readonly string[], isPointed: boolean): void => {
  const seen: Seen = {
    startedAt: performance.now(),
    mediaOrigin,
    origins: [...origins, mediaOrigin, location.origin],
    error: null,
    errorAt: null,
    details: {},
    errors: 0,
    thrown: [],
    firstSecondAt: null,
    played: 0,
    frozenMs: 0,
  };
  const report = (code: string, details: Readonly<Record<string, unknown>> = {}): void => {
    seen.errors += 1;
    if (seen.error !== null) return;
    Object.assign(seen, { error: code, errorAt: performance.now(), details });
  };
  Object.assign(globalThis, { seen, report });
  addEventListener('error', ({ message }) => seen.thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seen.thrown.push(String(reason)));
  let lookedAt = performance.now();
  let position = 0;
  const point = (root: ParentNode): void => {
    for (const one of root.querySelectorAll('*')) {
      if (one.shadowRoot) point(one.shadowRoot);
      if (!one.classList.contains('seek')) continue;
      const { left, width, top } = one.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top, bubbles: true, composed: true };
      one.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse' }));
    }
  };
  setInterval(() => {
    const now = performance.now();
    const elapsed = now - lookedAt;
    seen.frozenMs = Math.max(seen.frozenMs, elapsed - 100);
    lookedAt = now;
    if (isPointed) point(document);
    const video =
      document.querySelector('video') ??
      document.querySelector('footlight-player')?.shadowRoot?.querySelector('video');
    if (!video) return;
    const moved = video.currentTime - position;
    position = video.currentTime;
    // A page that was given no time for a while has played all the same, and what is skipped was not played.
    if (moved > 0 && moved < elapsed / 1000 + 0.5 && !video.seeking) seen.played += moved;
    if (seen.played >= 1) seen.firstSecondAt ??= now;
  }, 100);
};

/** Text of the page's script for the plain engine. */
const ENGINES: Readonly<Record<MediaCase['engine'], (url: string) => string>> = {
  hls: (url) => `
    const { default: Hls, Events } = await import('/modules/hls.js/dist/hls.mjs');
    const hls = new Hls();
    hls.on(Events.ERROR, (_, { fatal, details }) => { if (fatal) report(details); });
    hls.loadSource(${JSON.stringify(url)});
    hls.attachMedia(video);
    video.play().catch(() => undefined);`,
  dash: (url) => `
    const { MediaPlayer } = await import('/modules/dashjs/dist/modern/esm/dash.all.min.js');
    const dash = MediaPlayer().create();
    dash.on('error', ({ error }) => report(String(error?.code ?? error)));
    dash.updateSettings({ debug: { logLevel: 0 } });
    dash.initialize(video, ${JSON.stringify(url)}, true);`,
  native: (url) => `
    video.addEventListener('error', () => report('MediaError ' + video.error?.code));
    video.src = ${JSON.stringify(url)};
    video.play().catch(() => undefined);`,
};

const PLAYER = `
  import('/sdk/player.js');
  await customElements.whenDefined('footlight-player');
  document.querySelector('footlight-player').addEventListener('footlight-error', ({ detail: { error } }) =>
    report(error.code, JSON.parse(JSON.stringify(error.details))));`;

/** @param folder address of the case; @param origins those that it may ask */
export const pageOf = (
  { engine, attributes = '', content = () => '', isPointed = false, policy }: MediaCase,
  side: Side,
  {
    url,
    folder,
    origins,
  }: { readonly url: string; readonly folder: string; readonly origins: readonly string[] },
): string => {
  const observed = [new URL(url).origin, origins, isPointed].map((one) => JSON.stringify(one)).join(', ');
  // A policy would forbid what is written into the page.
  const script = `(${observe.toString()})(${observed});${side === 'player' ? PLAYER : `const video = document.querySelector('video');${ENGINES[engine](url)}`}`;
  const nonce = policy === undefined ? '' : ' nonce="corpus"';
  const type = engine === 'native' ? '' : `protocol="${engine}"`;
  const own = typeof attributes === 'string' ? attributes : attributes(folder);
  const inner = content(folder);
  const element =
    side === 'player'
      ? `<footlight-player src="${url}" ${type} muted autoplay preload="auto" ${own}>${inner}</footlight-player>`
      : `<video muted autoplay playsinline${inner === '' ? '' : ' crossorigin'}>${inner}</video>`;
  return `<!doctype html><html lang="en"><title>${side}</title><body>${element}<script type="module"${nonce}>${script}</script></body></html>`;
};

type Measured = Omit<Outcome, 'requested'>;

/** Runs in the page, as text. */
export const measure = (): Measured => {
  const seen = Reflect.get(globalThis, 'seen') as Seen;
  const player: FootlightPlayer | null = document.querySelector('footlight-player');
  const video = document.querySelector('video') ?? player?.shadowRoot?.querySelector('video') ?? null;
  const textOf = (root: ParentNode): string =>
    [...root.querySelectorAll('*')]
      .filter((one) => one.localName !== 'style')
      .map((one) => {
        const own = [...one.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '');
        const values = ['aria-valuenow', 'aria-valuetext', 'aria-label'].map(
          (name) => one.getAttribute(name) ?? '',
        );
        return [...own, ...values, one.shadowRoot === null ? '' : textOf(one.shadowRoot)].join(' ');
      })
      .join(' ')
      .replaceAll(/\s+/gu, ' ');
  const addressIn = (one: Element): string =>
    one instanceof HTMLImageElement ? one.src : one instanceof HTMLElement ? one.style.backgroundImage : '';
  const picturesIn = (root: ParentNode): string[] => {
    const elements = [...root.querySelectorAll('*')];
    const inside = elements.flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : picturesIn(shadowRoot)));
    return [...elements.map(addressIn).filter(Boolean), ...inside];
  };
  const decoded: unknown = video === null ? null : Reflect.get(video, 'webkitAudioDecodedByteCount');
  const hasAudio: unknown = video === null ? null : Reflect.get(video, 'mozHasAudio');
  const { error: _error, ...state } = player?.state ?? {};
  // How long the code of a player takes to load depends on the machine.
  const requests = performance.getEntriesByType('resource');
  const hosts = requests.map(({ name }) => new URL(name).origin).filter((origin) => origin !== 'null');
  const requestedAt = requests.flatMap(({ name, startTime }) =>
    name.startsWith(seen.mediaOrigin) ? [startTime] : [],
  );
  const since = Math.min(...requestedAt, seen.errorAt ?? Number.POSITIVE_INFINITY);
  return {
    played: seen.played,
    currentTime: video?.currentTime ?? 0,
    startedMs: seen.firstSecondAt === null ? null : Math.round(seen.firstSecondAt - seen.startedAt),
    error: seen.error,
    errorMs: seen.errorAt === null ? null : Math.round(seen.errorAt - since),
    details: seen.details,
    errors: seen.errors,
    duration: video && Number.isFinite(video.duration) ? video.duration : null,
    width: video?.videoWidth ?? 0,
    ended: video?.ended ?? false,
    isHeard: typeof decoded === 'number' ? decoded > 0 : typeof hasAudio === 'boolean' ? hasAudio : null,
    strangers: [...new Set(hosts)].filter((origin) => !seen.origins.includes(origin)),
    pictures: player?.shadowRoot ? picturesIn(player.shadowRoot) : [],
    thrown: seen.thrown,
    state,
    shown: player?.shadowRoot ? textOf(player.shadowRoot) : '',
    frozenMs: Math.round(seen.frozenMs),
  };
};
