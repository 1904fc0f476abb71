import { expect, it, vi } from 'vitest';
import { createWorkProgress, durationText, type ProgressReport } from './work-progress.js';

it.each([
  [0, '0 s'],
  [59.6, '1 min 00 s'],
  [200, '3 min 20 s'],
  [3_899, '1 h 04 min'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

const recorded = (isTerminal: boolean) => {
  let time = 0;
  const written: string[] = [];
  const write = (text: string): void => void written.push(text);
  return {
    written,
    progress: createWorkProgress({ isTerminal, write, now: () => time }),
    pass: (ms: number) => {
      time += ms;
    },
  };
};

it('writes a line every ten seconds, with the time left', () => {
  const { progress, pass, written } = recorded(false);
  progress.report('v720', 0);
  pass(9_999);
  progress.report('v720', 0.1);
  pass(1);
  progress.report('v720', 0.25);
  pass(10_000);
  progress.report('v360', 0.5);
  progress.end();
  expect(written).toEqual(['25 %, 30 s left (v720)\n', '50 %, 20 s left (v360)\n']);
});

it('replaces one line of a terminal', () => {
  const { progress, pass, written } = recorded(true);
  progress.report('v720', 0);
  pass(500);
  progress.report('v720', 0.5);
  progress.end();
  progress.end();
  expect(written).toEqual(['\r\u001B[K0 %, begins (v720)', '\r\u001B[K50 %, 1 s left (v720)', '\n']);
});

it('does not take the work of an earlier run for speed', () => {
  const { progress, pass, written } = recorded(false);
  progress.skip(0.5);
  pass(10_000);
  progress.report('v360', 0.6);
  expect(written).toEqual(['60 %, 40 s left (v360)\n']);
});

it('reports the progress instead, twice a second', () => {
  let time = 0;
  const onReport = vi.fn<(report: ProgressReport) => void>();
  const write = (): never => {
    throw new Error('Nothing is written.');
  };
  const progress = createWorkProgress({ isTerminal: false, write, now: () => time, onReport });
  progress.report('v720', 0);
  time = 499;
  progress.report('v720', 0.2);
  time = 500;
  progress.report('v720', 0.5);
  progress.end();
  expect(onReport.mock.calls).toEqual([
    [{ step: 'v720', share: 0, secondsLeft: null }],
    [{ step: 'v720', share: 0.5, secondsLeft: 0.5 }],
  ]);
});
