import { RPC_CODE, RpcError } from '../protocol/errors.js';

/** Why no player answers in a frame. */
export type NoAnswerReason = 'noAnswer' | 'originNotAllowed' | 'unreachable' | 'frameBlocked' | 'sandboxed';

/** A loaded frame whose player has not responded within this time may have been blocked by the browser. */
const DOUBT_AFTER_LOAD_MS = 2000;
/** Not every browser reports that a frame has failed to load. */
const DOUBT_AFTER_MS = 3500;
/** The report about a request that a policy refuses follows its failure. */
const REPORT_WITHIN_MS = 100;

/**
 * The call that reads the realm: it has CORS headers only for origins that the realm allows, and succeeds, because a browser
 * reports every other response in the console of the page.
 */
const PATH = '/api/v2/realm';

/** What is wrong, and what the error of the player has for it. */
const CAUSES: Readonly<Record<NoAnswerReason, { readonly says: string; readonly data?: object }>> = {
  noAnswer: { says: 'It answers only pages whose origin its realm allows.' },
  originNotAllowed: {
    says: 'It is another server, or its realm’s embed.allowedOrigins lacks the origin of this page, ',
    data: { code: 'ORIGIN_NOT_ALLOWED', retryable: false, setting: 'embed.allowedOrigins' },
  },
  unreachable: {
    says: 'It cannot be reached from this page. Is it the origin of the service?',
    data: { code: 'NETWORK', retryable: true },
  },
  frameBlocked: {
    says: 'The Content-Security-Policy of this page lacks it in frame-src.',
    data: { code: 'BLOCKED', retryable: false, fault: 'policy' },
  },
  sandboxed: {
    says: 'The frame’s sandbox lacks allow-same-origin.',
    data: { code: 'BLOCKED', retryable: false, fault: 'policy' },
  },
};

export const noAnswerError = (reason: NoAnswerReason, origin: string): RpcError => {
  const { says, data } = CAUSES[reason];
  return new RpcError(
    RPC_CODE.timeout,
    { reason, origin, ...data },
    `No player answered from ${origin}. ${says}${reason === 'originNotAllowed' ? location.origin : ''}`,
  );
};

/** @see https://w3c.github.io/webappsec-csp/#cspviolationreportbody */
interface ViolationBody {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
  readonly disposition: string;
}

const isReachable = (url: string, mode: RequestMode): Promise<boolean> =>
  fetch(url, { method: 'HEAD', mode, cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Calls back when it is certain that no player can answer in the frame: a policy of the page forbids it, the service
 * cannot be reached, or it does not allow this origin. Browsers report none of that to the page in one way.
 * @param signal aborts once a player has responded
 */
export const whenUnanswerable = (
  frame: HTMLIFrameElement,
  origin: string,
  signal: AbortSignal,
  call: (reason: NoAnswerReason) => void,
): void => {
  let isProbeBlocked = false;
  const notice = (directive: string, blocked: string | null, disposition: string): void => {
    if (disposition !== 'enforce' || (blocked !== origin && blocked?.startsWith(`${origin}/`) !== true))
      return;
    if (directive === 'frame-src') call('frameBlocked');
    isProbeBlocked ||= directive === 'connect-src';
  };
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, disposition }) => notice(effectiveDirective, blockedURI, disposition),
    { signal },
  );
  // A frame of the page's own document may have been blocked before this code has loaded.
  if (typeof ReportingObserver === 'function') {
    const observer = new ReportingObserver(
      (reports) => {
        for (const { body } of reports) {
          const { effectiveDirective, blockedURL, disposition } = body as unknown as ViolationBody;
          notice(effectiveDirective, blockedURL, disposition);
        }
      },
      { types: ['csp-violation'], buffered: true },
    );
    observer.observe();
    signal.addEventListener('abort', () => {
      observer.disconnect();
    });
  }
  const look = async (): Promise<void> => {
    if (signal.aborted || frame.contentWindow === null) return;
    if (frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin')) {
      call('sandboxed');
      return;
    }
    const url = origin + PATH;
    let reason: NoAnswerReason = 'unreachable';
    if (await isReachable(url, 'no-cors')) {
      if (await isReachable(url, 'cors')) return;
      reason = 'originNotAllowed';
    }
    await new Promise((resolve) => setTimeout(resolve, REPORT_WITHIN_MS));
    if (!signal.aborted && !isProbeBlocked) call(reason);
  };
  const lookAfter = (delayMs: number) => (): void => void setTimeout(() => void look(), delayMs);
  frame.addEventListener('load', lookAfter(DOUBT_AFTER_LOAD_MS), { signal });
  lookAfter(DOUBT_AFTER_MS)();
};
