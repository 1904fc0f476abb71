/** Headings of Keep a Changelog, in the order in which a section has them. */
export const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

const CHANGESET = /^---\n(?:[^\n]+\n)+?---\n+(?<kind>[A-Z][a-z]+): (?<text>.+)$/su;

/**
 * What a changeset says: `Added: an attribute …`.
 * @param {string} source of the file
 * @param {string} name of the file, for the error
 * @returns {{ kind: string, text: string }}
 */
export const kindAndText = (source, name) => {
  const { kind, text } = CHANGESET.exec(source)?.groups ?? {};
  if (!KINDS.includes(kind))
    throw new Error(
      `${name} must name a package, and its text begin with one of ${KINDS.join(', ')} and a colon.`,
    );
  return { kind, text: text.trim() };
};

const item = ({ text }) => `- ${text[0].toUpperCase()}${text.slice(1).replaceAll('\n', '\n  ')}`;

/**
 * The changelog with a section for a new version, before those of earlier ones.
 * @param {string} changelog
 * @param {{ version: string, date: string, changes: readonly { kind: string, text: string }[] }} release
 */
export const changelogWith = (changelog, { version, date, changes }) => {
  const groups = KINDS.flatMap((kind) => {
    const items = changes.filter((one) => one.kind === kind).map(item);
    return items.length === 0 ? [] : [`### ${kind}\n\n${items.join('\n')}\n`];
  });
  const section = [`## ${version} – ${date}\n`, ...groups].join('\n');
  const start = changelog.indexOf('\n## ') + 1;
  return `${changelog.slice(0, start)}${section}\n${changelog.slice(start)}`;
};
