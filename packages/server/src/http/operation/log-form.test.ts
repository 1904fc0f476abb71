import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../log.js';
import { loggedError } from './log-form.js';

describe('loggedError', () => {
  it('keeps the text of a failed query and removes its parameters', () => {
    const error = new DrizzleQueryError(
      'select * from accounts where email = $1',
      ['private@example.org'],
      new Error('down'),
    );
    const logged = loggedError(error);
    expect(logged.message).toContain('select * from accounts where email = $1');
    expect(JSON.stringify(logged)).not.toContain('private@example.org');
    expect(logged.stack).toMatch(/\n {4}at /u);
    expect(logged.cause?.message).toBe('down');
  });

  it('removes them from the message of a log line as well, however the error is passed', () => {
    const lines: string[] = [];
    const log = createLog({ level: 'info', stream: { write: (line) => void lines.push(line) } });
    const error = new DrizzleQueryError('select $1', ['private@example.org'], new Error('down'));
    log.error(error);
    log.error({ err: error });
    log.error({ err: error }, 'a query failed');
    log.child({ request: 1 }).error(error);
    expect(lines.join('\n')).not.toContain('private@example.org');
    const words = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(words.map((text) => text.split('\n')[0])).toEqual([
      'Failed query: select $1',
      'Failed query: select $1',
      'a query failed',
      'Failed query: select $1',
    ]);
  });

  it('accepts any thrown value', () => {
    expect(loggedError('just words')).toMatchObject({ type: 'string', message: 'just words' });
    const circular = new Error('turns');
    circular.cause = circular;
    expect(loggedError(circular).message).toBe('turns');
  });
});
