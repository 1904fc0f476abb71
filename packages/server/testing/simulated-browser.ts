/** The browser functions needed for a sign-in at a simulator: redirects, cookies and a form. */

const NAMED_SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const attribute = (tag: string, name: string): string =>
  (new RegExp(`${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '').replaceAll(
    /&(?:#(\d+)|(\w+));/gu,
    (sign, code: string | undefined, word: string | undefined) =>
      code === undefined ? (NAMED_SIGNS[word ?? ''] ?? sign) : String.fromCodePoint(Number(code)),
  );

const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden"[^>]*>/gu)].map(([tag]) => [
      attribute(tag, 'name'),
      attribute(tag, 'value'),
    ]),
  );

const MOST_STEPS = 12;

export interface Arrival {
  readonly url: URL;
  /** Fields of a form posted to the site; null if the browser was redirected to it. */
  readonly form: Readonly<Record<string, string>> | null;
}

/**
 * Signs in as one of the simulator's people, or cancels, and returns how the browser returns to the site.
 * @param person id of a person; empty cancels
 * @param jar cookies by name; pass the same map again to simulate the same browser
 */
export const signInAt = async (
  address: string,
  person: string,
  site: string,
  jar = new Map<string, string>(),
): Promise<Arrival> => {
  const visit = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  let url = address;
  let response = await visit(url);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const location = response.headers.get('location');
    if (location !== null) {
      url = new URL(location, url).href;
      if (url.startsWith(`${site}/`)) return { url: new URL(url), form: null };
      response = await visit(url);
      continue;
    }
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${html.slice(0, 300)}`);
    const action = attribute(/<form[^>]*>/u.exec(html)?.[0] ?? '', 'action');
    if (action.startsWith(`${site}/`)) return { url: new URL(action), form: hiddenFields(html) };
    response = await visit(url, { ...hiddenFields(html), person });
  }
  throw new Error(`${address} does not lead back to ${site}.`);
};
