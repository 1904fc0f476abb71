/** A rule in a file of `docs/rules`. */
export interface Rule {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** Its text, on one line. */
  readonly text: string;
  /** The files in its `Test:` line; empty without one. */
  readonly tests: readonly string[];
  /** The file that contains it. */
  readonly file: string;
}

/** The rules of one file, and descriptions of its formal faults. */
export interface ParsedRules {
  readonly rules: readonly Rule[];
  readonly faults: readonly string[];
}

const HEADING = /^### (?<id>(?<group>[A-Z]+)-[1-9]\d*) (?<title>\S.*)$/u;
const TEST = /^Test:(?<files>.*)$/u;
const GROUP_ROW = /^\| `(?<group>[A-Z]+)` \| `(?<file>[a-z-]+\.md)` \| \S.* \|$/u;

/** The complete list of groups with their files, from the table of the README. */
export const groupsOf = (readme: string): ReadonlyMap<string, string> =>
  new Map(
    readme.split('\n').flatMap((line) => {
      const { group, file } = GROUP_ROW.exec(line)?.groups ?? {};
      return group === undefined || file === undefined ? [] : [[group, file] as const];
    }),
  );

/** Parses one file of rules. A level-3 heading starts a rule, a higher one ends it. */
export const parseRules = (
  file: string,
  markdown: string,
  groups: ReadonlyMap<string, string>,
): ParsedRules => {
  const faults: string[] = [];
  const rules: Rule[] = [];
  const name = file.slice(file.lastIndexOf('/') + 1);
  let head: { id: string; group: string; title: string } | null = null;
  let text: string[] = [];
  let tests: string[] | null = null;

  const finish = (): void => {
    if (head === null) return;
    const words = text.join(' ').trim();
    if (words === '') faults.push(`${file}: ${head.id} says nothing; allowed: one or two sentences`);
    if (tests === null || tests.length === 0)
      faults.push(`${file}: ${head.id} has no test; allowed: a last line “Test: <path of the test file>”`);
    rules.push({ ...head, text: words, tests: tests ?? [], file });
    head = null;
  };
  const begin = (line: string): void => {
    const { id, group, title } = HEADING.exec(line)?.groups ?? {};
    if (id === undefined || group === undefined || title === undefined) {
      faults.push(`${file}: heading “${line}”; allowed: “### <GROUP>-<n> Short title”`);
      return;
    }
    if (!groups.has(group))
      faults.push(`${file}: ${id} is of the group ${group}; allowed: ${[...groups.keys()].join(', ')}`);
    else if (groups.get(group) !== name)
      faults.push(`${file}: ${id} stands in ${name}; allowed: ${groups.get(group) ?? ''}`);
    head = { id, group, title };
    text = [];
    tests = null;
  };

  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) {
      finish();
      if (/^#{3,}/u.test(line)) begin(line);
      continue;
    }
    const named = TEST.exec(line)?.groups?.['files'];
    if (named === undefined) {
      if (head !== null && tests !== null && line.trim() !== '')
        faults.push(
          `${file}: “${line.trim()}” stands below the tests of ${(head as Rule).id}; allowed: nothing`,
        );
      else if (head !== null) text.push(line.trim());
    } else if (head === null) {
      faults.push(`${file}: “${line}” belongs to no rule; allowed: a line “Test:” at the end of each rule`);
    } else {
      const paths = named.split(',').map((path) => path.trim().replaceAll(/^`|`$/gu, ''));
      tests = [...(tests ?? []), ...paths.filter((path) => path !== '')];
    }
  }
  finish();
  return { rules, faults };
};

/** Descriptions of rules that repeat the id of another. */
export const duplicatesOf = (rules: readonly Rule[]): string[] =>
  rules.flatMap(({ id, file }, at) => {
    const first = rules.findIndex((other) => other.id === id);
    return first === at
      ? []
      : [`${file}: ${id} is taken by “${rules[first]?.title ?? ''}”; allowed: a free number`];
  });

/** The distinct ids of the given groups that a text cites. */
export const idsIn = (text: string, groups: Iterable<string>): readonly string[] => {
  const pattern = new RegExp(`(?<![\\w-])(?:${[...groups].join('|')})-\\d+(?![\\w-])`, 'gu');
  return [...new Set(text.match(pattern))];
};

/** References to sections of a document that is not part of the repository. */
export const foreignCitationsIn = (text: string): readonly string[] =>
  text.match(/specification[\s*]+00\d[^\n]*|\b00\d §\d[^\n]*/giu) ?? [];
