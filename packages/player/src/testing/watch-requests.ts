import { vi } from 'vitest';

export interface SentRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly hasCredentials: boolean;
  readonly body: unknown;
}

const methodOf = <Owner, Name extends keyof Owner>(owner: Owner, name: Name): Owner[Name] => owner[name];

/** Everything that the page sends, by either way. */
export const watchRequests = (): readonly SentRequest[] => {
  const sent: SentRequest[] = [];
  const started = new WeakMap<XMLHttpRequest, { url: string; headers: Headers }>();
  const { prototype } = XMLHttpRequest;
  const open = methodOf(prototype, 'open');
  const setRequestHeader = methodOf(prototype, 'setRequestHeader');
  const send = methodOf(prototype, 'send');
  vi.spyOn(prototype, 'open').mockImplementation(function (this: XMLHttpRequest, ...given) {
    started.set(this, { url: String(given[1]), headers: new Headers() });
    open.apply(this, given);
  });
  vi.spyOn(prototype, 'setRequestHeader').mockImplementation(function (this: XMLHttpRequest, name, value) {
    started.get(this)?.headers.append(name, value);
    setRequestHeader.call(this, name, value);
  });
  vi.spyOn(prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    const { url = '', headers = new Headers() } = started.get(this) ?? {};
    sent.push({ url, headers, hasCredentials: this.withCredentials, body });
    send.call(this, body);
  });
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const { headers, credentials, body } = init ?? {};
    sent.push({ url, headers: new Headers(headers), hasCredentials: credentials === 'include', body });
    return realFetch(input, init);
  });
  return sent;
};
