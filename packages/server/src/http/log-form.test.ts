import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loggedError } from './log-form.js';

describe('loggedError', () => {
  it('keeps the text of a failed query and drops its parameters', () => {
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

  it('takes anything that is thrown', () => {
    expect(loggedError('just words')).toMatchObject({ type: 'string', message: 'just words' });
    const circular = new Error('turns');
    circular.cause = circular;
    expect(loggedError(circular).message).toBe('turns');
  });
});
