import { describe, expect, it } from 'vitest';
import {
  readBackupArguments,
  readLedgerArguments,
  readRestoreArguments,
  readWorkArguments,
  refuseArguments,
} from './operate-arguments.js';

describe('arguments of footlight backup, restore, migrate, doctor and ledger', () => {
  it('set the file of a backup, the number of backups to keep and whether it is verified', () => {
    expect(readBackupArguments([])).toEqual({ to: undefined, keep: undefined, isVerified: true });
    expect(readBackupArguments(['--to', 'b.gz', '--keep', '7', '--no-verify'])).toEqual({
      to: 'b.gz',
      keep: 7,
      isVerified: false,
    });
    expect(readRestoreArguments(['b.gz', '--replace'])).toEqual({ file: 'b.gz', isReplacing: true });
  });

  // MONEY-107
  it('set the days and the format of a ledger', () => {
    const days = ['--from=2026-01-01', '--to=2026-12-31'];
    expect(readLedgerArguments(days)).toEqual({ from: '2026-01-01', to: '2026-12-31', format: 'csv' });
    expect(readLedgerArguments([...days, '--format', 'journal'])).toMatchObject({ format: 'journal' });
  });

  it('set how many films a worker makes at once', () => {
    expect(readWorkArguments([])).toEqual({ atOnce: 1 });
    expect(readWorkArguments(['--at-once', '16'])).toEqual({ atOnce: 16 });
  });

  it.each([
    [() => readBackupArguments(['--keep', '0']), '--keep: found "0"; allowed: a whole number from 1 to 9999'],
    [() => readBackupArguments(['b.gz']), 'argument: found "b.gz"; allowed: no more'],
    [() => readBackupArguments(['--every', '2']), '--every'],
    [() => readRestoreArguments([]), 'file: found ""; allowed: a file that “footlight backup” wrote'],
    [() => readRestoreArguments(['a', 'b']), 'argument: found "b"'],
    [() => readLedgerArguments(['--to=2026-01-01']), 'found ""; allowed: a day'],
    [() => readLedgerArguments(['--from=2026-02-30', '--to=2026-03-01']), 'found "2026-02-30"'],
    [
      () => readLedgerArguments(['--from=2026-02-01', '--to=2026-01-01']),
      'allowed: a day, 2026-02-01 or later',
    ],
    [
      () => readLedgerArguments(['--from=2026-01-01', '--to=2026-01-01', '--format', 'xml']),
      '--format: found "xml"; allowed: csv, journal',
    ],
    [
      () => readWorkArguments(['--at-once', '17']),
      '--at-once: found "17"; allowed: a whole number from 1 to 16',
    ],
    [() => readWorkArguments(['now']), 'argument: found "now"'],
    [() => refuseArguments(['now']), 'argument: found "now"'],
  ])('are rejected with the usage if they are invalid (%#)', (read, words) => {
    expect(read).toThrow(words);
    expect(read).toThrow('Usage: footlight init');
  });
});
