import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { atLine, GuideFileError, quotedValue } from '../../features/guide/import/guide-file-error.js';
import type { OpenedGuide } from '../../features/guide/import/guide-place.js';

/** A row of a table, and the line of the file in which it ends. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Characters of a line, and of a row whose cells have line breaks. */
const LONGEST_ROW = 1_000_000;
const MOST_COLUMNS = 1_000;
const MOST_ROWS = 500_000;
/** The first that is the most frequent in the first line separates cells. */
const SEPARATORS = [',', ';', '\t', '|'] as const;
/** What spreadsheets write to say so. */
const STATED = /^sep=(?<separator>.)\s*$/u;

/** Refuses what would take memory before the parser sees the end of it. */
async function* limited({ text, name }: Pick<OpenedGuide, 'text' | 'name'>): AsyncGenerator<string, void> {
  let [line, length] = [1, 0];
  for await (const piece of text) {
    const zero = piece.indexOf('\0');
    for (let start = 0; start < piece.length;) {
      const end = piece.indexOf('\n', start);
      const stop = end < 0 ? piece.length : end;
      length += stop - start;
      if (length > LONGEST_ROW)
        throw new GuideFileError(atLine(name, line), `more than ${LONGEST_ROW} characters`, 'shorter lines');
      if (zero >= start && zero < stop)
        throw new GuideFileError(atLine(name, line), 'the character U+0000', 'a table of texts');
      if (end >= 0) [line, length] = [line + 1, 0];
      start = stop + 1;
    }
    yield piece;
  }
}

const separatorOf = (line: string): string => {
  const [, stated] = STATED.exec(line) ?? [];
  if (stated !== undefined) return stated;
  const unquoted = line.replaceAll(/"[^"]*"/gu, '');
  const counts = SEPARATORS.map((separator) => unquoted.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** The first line, and the whole text again. */
const peek = async (
  pieces: AsyncIterator<string>,
): Promise<{ readonly first: string; readonly all: AsyncIterable<string> }> => {
  let head = '';
  while (!head.trimStart().includes('\n')) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other, and seldom more than one
    const next = await pieces.next();
    if (next.done === true) break;
    head += next.value;
  }
  async function* all(): AsyncGenerator<string, void> {
    yield head;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { first: head.trimStart().split(/\r?\n/u, 1)[0] ?? '', all: all() };
};

const unreadable = (name: string, error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const { lines } = error as { readonly lines?: number };
  const [reason = ''] = error.message.split(/,? (?:at|on) line \d+/u);
  return new GuideFileError(
    lines === undefined ? name : atLine(name, lines),
    quotedValue(reason),
    'rows with as many cells as the first one, and cells with quotes or line breaks in double quotes',
    { cause: error },
  );
};

/**
 * Reads the rows of a table whose cells are separated by commas, semicolons, tabs or bars, piece by piece; empty rows are
 * left out.
 * @throws {GuideFileError} naming the line
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export async function* tableRows(opened: Pick<OpenedGuide, 'text' | 'name'>): AsyncGenerator<TableRow, void> {
  const { name } = opened;
  const { first, all } = await peek(limited(opened));
  const parser = parse({
    delimiter: separatorOf(first),
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count_less: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    from: STATED.test(first) ? 2 : 1,
  });
  // Its reader gets the error of either.
  pipeline(Readable.from(all), parser, () => undefined);
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      readonly record: readonly string[];
      readonly info: { readonly lines: number };
    }>) {
      count += 1;
      if (record.length > MOST_COLUMNS)
        throw new GuideFileError(
          atLine(name, info.lines),
          `${record.length} columns`,
          `at most ${MOST_COLUMNS}`,
        );
      if (count > MOST_ROWS)
        throw new GuideFileError(atLine(name, info.lines), `more than ${MOST_ROWS} rows`, 'several tables');
      yield { line: info.lines, cells: record };
    }
  } catch (error) {
    throw unreadable(name, error);
  }
}
