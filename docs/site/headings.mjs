const HEADING = /<h(?<level>[23])[^>]* id="(?<id>[^"]+)"[^>]*>(?<inside>.*?)<\/h\k<level>>/gsu;

const NAMED = { lt: '<', gt: '>', quot: '"', amp: '&' };
const BLOCK_END = /<br|<\/(?:p|li|td|th|h\d|pre|div|tr|summary)>/gu;

/** Words of a piece of HTML. */
export const textOf = (html) =>
  html
    .replaceAll(BLOCK_END, ' $&')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/&#x?(?<code>[\da-f]+);/giu, (entity, code) =>
      String.fromCodePoint(Number.parseInt(code, entity[2] === 'x' ? 16 : 10)),
    )
    .replaceAll(/&(?<name>lt|gt|quot|amp);/gu, (_, name) => NAMED[name])
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Headings of the second and third level, for what stands on this page. */
export const headingsOf = (html) =>
  [...html.matchAll(HEADING)].map(({ groups }) => ({
    level: Number(groups.level),
    id: groups.id,
    text: textOf(groups.inside),
  }));

const plain = (markdown) =>
  markdown
    .replaceAll(/\[(?<words>[^\]]*)\]\([^)]*\)/gu, '$<words>')
    .replaceAll(/[`*]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The first heading of a page. */
export const titleOf = (markdown = '') => plain(/^# (?<title>.+)$/mu.exec(markdown)?.groups.title ?? '');

const LONGEST_DESCRIPTION = 200;

/** The first paragraph of a page, as far as a search engine shows it. */
export const descriptionOf = (markdown = '') => {
  const first = markdown
    .replace(/^# .+$/mu, '')
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .find((block) => /^[\p{L}`<*]/u.test(block) && !block.startsWith('```'));
  const words = plain(first ?? '');
  return words.length <= LONGEST_DESCRIPTION
    ? words
    : `${words.slice(0, words.lastIndexOf(' ', LONGEST_DESCRIPTION))} …`;
};
