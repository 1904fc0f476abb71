import { describe, expect, it } from 'vitest';
import { readBackupArguments, readRestoreArguments, refuseArguments } from './operate-arguments.js';

describe('arguments of footlight backup, restore, migrate and doctor', () => {
  it('set the file of a backup, the number of backups to keep and whether it is verified', () => {
    expect(readBackupArguments([])).toEqual({ to: undefined, keep: undefined, isVerified: true });
    expect(readBackupArguments(['--to', 'b.gz', '--keep', '7', '--no-verify'])).toEqual({
      to: 'b.gz',
      keep: 7,
      isVerified: false,
    });
    expect(readRestoreArguments(['b.gz', '--replace'])).toEqual({ file: 'b.gz', isReplacing: true });
  });

  it.each([
    [() => readBackupArguments(['--keep', '0']), '--keep: found "0"; allowed: a whole number from 1 to 9999'],
    [() => readBackupArguments(['b.gz']), 'argument: found "b.gz"; allowed: no more'],
    [() => readBackupArguments(['--every', '2']), '--every'],
    [() => readRestoreArguments([]), 'file: found ""; allowed: a file that “footlight backup” wrote'],
    [() => readRestoreArguments(['a', 'b']), 'argument: found "b"'],
    [() => refuseArguments(['now']), 'argument: found "now"'],
  ])('are rejected with the usage if they are invalid (%#)', (read, words) => {
    expect(read).toThrow(words);
    expect(read).toThrow('Usage: footlight backup');
  });
});
