import { describe, expect, it } from 'vitest';
import { readLiveArguments } from './command-arguments.js';

describe('footlight live', () => {
  // LIVE-13
  it('waits for RTMP on the loopback address by default', () => {
    expect(readLiveArguments(['2003'])).toEqual({
      event: '2003',
      from: { is: 'rtmp', host: '127.0.0.1', port: 1935 },
      silenceSeconds: 5,
    });
    expect(readLiveArguments(['2003', '--srt', '--host', '0.0.0.0', '--silence', '20'])).toEqual({
      event: '2003',
      from: { is: 'srt', host: '0.0.0.0', port: 9710 },
      silenceSeconds: 20,
    });
    expect(readLiveArguments(['--port', '1940', 'open-day']).from).toMatchObject({ port: 1940 });
  });

  it('plays a file, once or in a loop', () => {
    expect(readLiveArguments(['2003', '--file', 'a.mp4']).from).toEqual({
      is: 'file',
      path: 'a.mp4',
      loop: false,
    });
    expect(readLiveArguments(['2003', '--file', 'a.mp4', '--loop']).from).toMatchObject({ loop: true });
  });

  it.each([
    [[], 'event: found ""; allowed: the id of a live event'],
    [['../2003'], 'event: found "../2003"; allowed: small letters and digits'],
    [['2003', '2004'], 'event: found "2003 2004"; allowed: one id'],
    [['2003', '--rtmp', '--srt'], 'source: found "--rtmp --srt"; allowed: one of --rtmp, --srt and --file'],
    [['2003', '--loop'], '--loop: found "no --file"; allowed: a file'],
    [['2003', '--file', 'a.mp4', '--port', '1'], '--file: found "a.mp4"; allowed: without --host and --port'],
    [['2003', '--port', '70000'], '--port: found "70000"; allowed: a whole number from 1 to 65535'],
    [['2003', '--silence', '0'], '--silence: found "0"; allowed: a whole number from 1 to 60'],
    [['2003', '--host', 'everywhere'], '--host: found "everywhere"; allowed: an address of this machine'],
    [['2003', '--hlep'], "Unknown option '--hlep'"],
  ])('refuses %j', (words, message) => {
    expect(() => readLiveArguments(words)).toThrow(message);
  });
});
