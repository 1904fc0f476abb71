import type { ShareLabel } from '@footlight/domain';
import { describe, expect, it } from 'vitest';
import { momentAddress, shareAddress } from './share.js';

const labelsOf = async (system: Parameters<typeof shareAddress>[3]): Promise<ShareLabel[]> => {
  const labels: ShareLabel[] = [];
  await shareAddress('https://tv.example/video/1?t=4', 'Coast', (label) => labels.push(label), system);
  return labels;
};

const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));
const accept = () => Promise.resolve();

describe('sharing', () => {
  it('adds the time to an address, and removes it', () => {
    expect(momentAddress('https://tv.example/video/1?list=2', 61.8)).toBe(
      'https://tv.example/video/1?list=2&t=61',
    );
    expect(momentAddress('https://tv.example/video/1?t=9', null)).toBe('https://tv.example/video/1');
  });

  it('uses the share sheet, else the clipboard, else reports a failure', async () => {
    expect(await labelsOf({ share: accept })).toEqual(['sharing', 'shared']);
    expect(await labelsOf({ share: refuse('AbortError') })).toEqual(['sharing', 'idle']);
    expect(await labelsOf({ clipboard: { writeText: accept } })).toEqual(['copied']);
    expect(await labelsOf({ share: refuse('NotAllowedError'), clipboard: { writeText: accept } })).toEqual([
      'sharing',
      'copied',
    ]);
    expect(await labelsOf({ share: accept, canShare: () => false })).toEqual(['failed']);
    expect(await labelsOf({ clipboard: { writeText: refuse('NotAllowedError') } })).toEqual(['failed']);
  });
});
