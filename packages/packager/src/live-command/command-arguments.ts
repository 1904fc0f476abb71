import { isIP } from 'node:net';
import { isIngestId } from '../ingest/ingest-folder.js';
import { createCommandWords } from '../command-words.js';

/** Parsed arguments of `footlight live`. */
export interface LiveArguments {
  readonly event: string;
  readonly from:
    | { readonly is: 'rtmp' | 'srt'; readonly host: string; readonly port: number }
    | { readonly is: 'file'; readonly path: string; readonly loop: boolean };
  /** Seconds without video or audio after which a source counts as dropped. */
  readonly silenceSeconds: number;
}

/** Encoders assume this port for RTMP; SRT has no registered port. */
const DEFAULT_PORTS = { rtmp: 1935, srt: 9710 } as const;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_SILENCE_SECONDS = 5;
const MOST_SILENCE_SECONDS = 60;

export const LIVE_USAGE = `Usage: footlight live <event> [options]

Packages what an encoder sends as the live event of that id.

  --rtmp             waits for an encoder that speaks RTMP (the default), on port ${DEFAULT_PORTS.rtmp}
  --srt              waits for an encoder that speaks SRT, on port ${DEFAULT_PORTS.srt}
  --file <path>      plays a file instead, as fast as it is shown
  --loop             plays the file again and again
  --host <address>   where to wait (${DEFAULT_HOST}); 0.0.0.0 is every address of this machine
  --port <port>      where to wait
  --silence <s>      seconds without pictures after which the source counts as dropped (${DEFAULT_SILENCE_SECONDS})

Ctrl-C ends the event; its recording becomes the video of the same id. SIGTERM leaves it: started again, the event
goes on. FFMPEG_PATH names the ffmpeg, FOOTLIGHT_LIVE_KEY the stream key, FOOTLIGHT_LIVE the folder.`;

const { invalid, parse } = createCommandWords(LIVE_USAGE);

const within = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (/^\d+$/u.test(text) && value >= least && value <= most) return value;
  throw invalid(name, text, `a whole number from ${least} to ${most}`);
};

/**
 * Parses the arguments after `footlight live`.
 * @throws {CommandError} naming the argument, what was found and what is allowed
 */
export const readLiveArguments = (words: readonly string[]): LiveArguments => {
  const { values, positionals } = parse(words, {
    rtmp: { type: 'boolean' },
    srt: { type: 'boolean' },
    file: { type: 'string' },
    loop: { type: 'boolean' },
    host: { type: 'string' },
    port: { type: 'string' },
    silence: { type: 'string' },
  });
  const [event, ...others] = positionals;
  if (event === undefined) throw invalid('event', '', 'the id of a live event');
  if (!isIngestId(event))
    throw invalid('event', event, 'small letters and digits, with single hyphens between');
  if (others.length > 0) throw invalid('event', positionals.join(' '), 'one id');
  const sources = [
    ...(values.rtmp === true ? ['--rtmp'] : []),
    ...(values.srt === true ? ['--srt'] : []),
    ...(values.file === undefined ? [] : ['--file']),
  ];
  if (sources.length > 1) throw invalid('source', sources.join(' '), 'one of --rtmp, --srt and --file');
  const silenceSeconds =
    values.silence === undefined
      ? DEFAULT_SILENCE_SECONDS
      : within('--silence', values.silence, 1, MOST_SILENCE_SECONDS);
  const { file, host = DEFAULT_HOST } = values;
  if (file !== undefined) {
    if (values.port !== undefined || values.host !== undefined) {
      throw invalid('--file', file, 'without --host and --port: nothing is waited for');
    }
    return { event, from: { is: 'file', path: file, loop: values.loop === true }, silenceSeconds };
  }
  if (values.loop === true) throw invalid('--loop', 'no --file', 'a file to play again and again');
  if (isIP(host) === 0)
    throw invalid('--host', host, 'an address of this machine, such as 127.0.0.1 or 0.0.0.0');
  const is = values.srt === true ? 'srt' : 'rtmp';
  const port = values.port === undefined ? DEFAULT_PORTS[is] : within('--port', values.port, 1, 65_535);
  return { event, from: { is, host, port }, silenceSeconds };
};
