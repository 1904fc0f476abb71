/** Decodes HTML entities. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

interface Tag {
  readonly name: string;
  /** By lowercase name. */
  readonly attributes: Readonly<Record<string, string>>;
}

const tagsOf = (html: string): Tag[] =>
  [...html.matchAll(/<(?<name>meta|link|xhtml:link) (?<rest>[^>]*)>/gu)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    attributes: Object.fromEntries(
      [...(groups?.['rest'] ?? '').matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  }));

/** The metadata of a page as read without scripts. */
export const readHead = (html: string) => {
  const tags = tagsOf(html);
  const meta = (name: string): string | undefined =>
    tags.find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)?.attributes[
      'content'
    ];
  const links = (rel: string) =>
    tags.map(({ attributes }) => attributes).filter((attributes) => attributes['rel'] === rel);
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/u.exec(html)?.[1];
  const graph =
    data === undefined ? [] : (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'];
  return {
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/gu)].map(([, title = '']) => unescaped(title)),
    meta,
    canonical: links('canonical')[0]?.['href'],
    alternates: Object.fromEntries(
      links('alternate').flatMap(({ hreflang, href }) => (hreflang === undefined ? [] : [[hreflang, href]])),
    ),
    oembed: links('alternate').find(({ type }) => type === 'application/json+oembed')?.['href'],
    preloads: links('preload'),
    entity: (type: string) => graph.find((one) => one['@type'] === type),
  };
};
