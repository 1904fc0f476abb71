import { describe, expect, it } from 'vitest';
import { guideActOf, recordingAt, tenseOf } from './guide-acts.js';

const at = (time: string): number => Date.parse(`2026-11-21T${time}:00Z`);
const recording = { vodId: '1004', availableUntil: '2026-11-22T21:00:00Z' };
const programme = { startDate: '2026-11-21T20:00:00Z', endDate: '2026-11-21T21:00:00Z', recording };
const bare = { ...programme, recording: null };
const channel = { eventId: '2001', accessLevel: 'GRANTED' } as const;

it('tenseOf: a programme is on from its start and over from its end', () => {
  expect([at('19:59'), at('20:00'), at('20:59'), at('21:00')].map((now) => tenseOf(programme, now))).toEqual([
    'coming',
    'on',
    'on',
    'over',
  ]);
});

// GUIDE-21
it('recordingAt: returns the recording from the programme’s start until it expires', () => {
  expect(recordingAt(programme, at('19:59'))).toBeNull();
  expect(recordingAt(programme, at('20:30'))).toBe('1004');
  expect(recordingAt(programme, Date.parse('2026-11-22T20:59:59Z'))).toBe('1004');
  expect(recordingAt(programme, Date.parse('2026-11-22T21:00:00Z'))).toBeNull();
  expect(recordingAt(bare, at('20:30'))).toBeNull();
  // GUIDE-41
  const broadcast = { ...programme, recording: { ...recording, availableFrom: programme.endDate } };
  expect(recordingAt(broadcast, Date.parse('2026-11-21T20:59:59Z'))).toBeNull();
  expect(recordingAt(broadcast, Date.parse('2026-11-21T21:00:00Z'))).toBe('1004');
  expect(recordingAt({ startDate: '', endDate: '' }, at('20:30'))).toBeNull();
});

// GUIDE-29
describe('choosing a programme', () => {
  const act = (
    one: typeof programme | typeof bare,
    now: number,
    of: Parameters<typeof guideActOf>[1] = channel,
    programmeGuidePlayback = true,
  ) => guideActOf(one, of, { at: now, programmeGuidePlayback });

  it('plays the recording of a past programme until it expires, then does nothing', () => {
    expect(act(programme, at('22:00'))).toEqual({ kind: 'recording', vodId: '1004' });
    expect(act(bare, at('22:00'))).toEqual({ kind: 'nothing' });
    expect(act(programme, Date.parse('2026-11-23T00:00:00Z'))).toEqual({ kind: 'nothing' });
  });

  it('shows the details of a future programme', () => {
    expect(act(programme, at('19:00'))).toEqual({ kind: 'details' });
    expect(act(bare, at('19:00'), { ...channel, accessLevel: 'DENIED' })).toEqual({ kind: 'details' });
  });

  it('shows the details of a current programme if the guide card is allowed, else opens its channel', () => {
    expect(act(programme, at('20:30'))).toEqual({ kind: 'details' });
    expect(act(programme, at('20:30'), channel, false)).toEqual({ kind: 'channel', eventId: '2001' });
    expect(act(programme, at('20:30'), { ...channel, accessLevel: 'DENIED' })).toEqual({
      kind: 'channel',
      eventId: '2001',
    });
    expect(act(programme, at('20:30'), { ...channel, eventId: null })).toEqual({ kind: 'details' });
  });
});
