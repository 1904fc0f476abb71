import { expect, it, vi } from 'vitest';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import type { Caller } from '../../../feature.js';
import { createProgressReader } from './progress-reader.js';
import type { ProgressRepository } from './progress.repository.js';
import { ProgressService } from './progress.service.js';

const viewer: Caller = {
  accountId: 'a',
  subject: 'a',
  isGuest: false,
  role: 'viewer',
  profile: { id: 'p', tp: 'adult' },
};
const administrator: Caller = { ...viewer, impersonation: { adminId: 'b', endsAt: 0 } };

// ACCT-21, ACCT-30
it('an administrator who impersonates an account neither sees what was watched nor adds to it', async () => {
  const save = vi.fn<ProgressRepository['save']>().mockResolvedValue();
  const among = () => Promise.resolve([{ vodId: '1', position: 1, duration: 2, finished: false }]);
  const repository = { save, among } as unknown as ProgressRepository;
  const reader = createProgressReader(repository);
  expect((await reader.watched(viewer, ['1'])).size).toBe(1);
  expect((await reader.watched(administrator, ['1'])).size).toBe(0);

  const service = new ProgressService(
    repository,
    { vodExists: () => Promise.resolve(true) } as never,
    createMovingClock(),
  );
  await service.save(administrator, '1', { position: 40, duration: 90 });
  expect(save).not.toHaveBeenCalled();
  await service.save(viewer, '1', { position: 40, duration: 90 });
  expect(save).toHaveBeenCalledOnce();
});
