/**
 * Messages exchanged with a payment provider's frame.
 * @see docs/payments.md
 */
export const FRAME_SOURCE = 'footlight-payment-frame';
export const PAGE_SOURCE = 'footlight';

export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'changed'; readonly complete: boolean }
  | { readonly type: 'submitting' }
  | { readonly type: 'error'; readonly code: string }
  | { readonly type: 'token'; readonly token: string; readonly externalId: string }
  | { readonly type: 'result'; readonly status: 'approved' | 'declined' | 'expired' }
  | { readonly type: 'cancelled' };

const RESULTS = ['approved', 'declined', 'expired'] as const;
/** CSS pixels; taller than any form, and limits how far a frame can push the page down. */
const TALLEST = 2000;

/** Validates a message event's data; null for anything else, including message types of newer frames. */
export const frameMessageOf = (data: unknown): FrameMessage | null => {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'source') !== FRAME_SOURCE) return null;
  const read = (name: string): unknown => Reflect.get(data, name);
  switch (read('type')) {
    case 'ready':
      return { type: 'ready' };
    case 'submitting':
      return { type: 'submitting' };
    case 'cancelled':
      return { type: 'cancelled' };
    case 'height': {
      const height = read('height');
      return typeof height === 'number' && height > 0
        ? { type: 'height', height: Math.min(Math.ceil(height), TALLEST) }
        : null;
    }
    case 'changed':
      return { type: 'changed', complete: read('complete') === true };
    case 'error': {
      const code = read('code');
      return { type: 'error', code: typeof code === 'string' ? code : 'card_error' };
    }
    case 'token': {
      const [token, externalId] = [read('token'), read('externalId')];
      return typeof token === 'string' && typeof externalId === 'string'
        ? { type: 'token', token, externalId }
        : null;
    }
    case 'result': {
      const status = RESULTS.find((one) => one === read('status'));
      return status === undefined ? null : { type: 'result', status };
    }
    default:
      return null;
  }
};

/**
 * Parses the address of a provider's page. Returns null unless it is an absolute http or https address of another
 * origin than the page.
 * @see docs/rules/commerce.md MONEY-79
 */
export const providerAddress = (value: string | null): URL | null => {
  if (value === null || !URL.canParse(value)) return null;
  const address = new URL(value);
  const isOwn = typeof location !== 'undefined' && address.origin === location.origin;
  return !isOwn && (address.protocol === 'https:' || address.protocol === 'http:') ? address : null;
};

/** The address of a frame with the page's language and theme. */
export const frameAddress = (url: URL, language: string, hasButton: boolean): string => {
  const address = new URL(url);
  address.searchParams.set('lang', language);
  address.searchParams.set('theme', 'dark');
  if (!hasButton) address.searchParams.set('button', 'none');
  return address.href;
};
