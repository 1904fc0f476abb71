import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ingestFolder } from '../ingest/ingest-folder.js';
import { freePort, openEncoderFront } from './encoder-front.js';
import { streamKey } from './stream-key.js';

const HOST = '127.0.0.1';

describe('the port for encoders', () => {
  // LIVE-13
  it('forwards one encoder at a time to the attached port, and disconnects others', async () => {
    const port = await freePort();
    const front = await openEncoderFront({ is: 'rtmp', host: HOST, port });
    const stop = new AbortController();
    const coming = front.next(stop.signal);
    const encoder = connect(port, HOST);
    encoder.write('first');
    const caller = await coming;

    const second = connect(port, HOST);
    second.on('error', () => undefined);
    await once(second, 'close');

    // Attached before anything listens on the port.
    const innerPort = await freePort();
    caller?.attach(innerPort);
    const inner = createServer((socket) =>
      socket.on('data', (bytes) => socket.write(`${String(bytes)} taken`)),
    );
    inner.listen(innerPort, HOST);
    const [answer] = (await once(encoder, 'data')) as [Buffer];
    expect(String(answer)).toBe('first taken');

    caller?.close();
    await once(encoder, 'close');
    const next = front.next(stop.signal);
    const third = connect(port, HOST);
    expect(await next).not.toBeNull();
    const waiting = front.next(stop.signal);
    stop.abort();
    expect(await waiting).toBeNull();
    third.destroy();
    inner.close();
    front.close();
  });

  it('forwards the packets of one sender in both directions', async () => {
    const outer = createSocket('udp4');
    outer.bind(0, HOST);
    await once(outer, 'listening');
    const { port } = outer.address();
    outer.close();
    const front = await openEncoderFront({ is: 'srt', host: HOST, port });
    const coming = front.next(new AbortController().signal);
    const [encoder, inner] = [createSocket('udp4'), createSocket('udp4')];
    inner.bind(0, HOST);
    await once(inner, 'listening');
    encoder.send('hello', port, HOST);
    const caller = await coming;
    caller?.attach(inner.address().port);
    // Repeats the first packet until it is answered, like SRT.
    const repeating = setInterval(() => encoder.send('hello again', port, HOST), 20);
    const [packet, from] = (await once(inner, 'message')) as [Buffer, { port: number }];
    clearInterval(repeating);
    expect(String(packet)).toBe('hello again');
    inner.send('welcome', from.port, HOST);
    expect(String(((await once(encoder, 'message')) as [Buffer])[0])).toBe('welcome');
    caller?.close();
    for (const socket of [encoder, inner]) socket.close();
    front.close();
  });

  it('reports a port that is in use', async () => {
    const other = createServer();
    other.listen(0, HOST);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(openEncoderFront({ is: 'rtmp', host: HOST, port })).rejects.toThrow(
      `Port ${port} of ${HOST} is in use; name another one with --port.`,
    );
    other.close();
  });
});

describe('the stream key of an event', () => {
  // LIVE-13
  it('is created once, and is readable by its owner only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'footlight-key-'));
    const key = await streamKey(folder, '2003', undefined);
    expect(key).toMatch(/^[\w-]{20}$/u);
    expect(await streamKey(folder, '2003', '')).toBe(key);
    expect(await streamKey(folder, '2004', undefined)).not.toBe(key);
    expect(await streamKey(folder, '2003', 'ten-or-more')).toBe('ten-or-more');
    const { mode } = await stat(ingestFolder(folder, '2003').key);
    expect(mode & 0o777).toBe(0o600);
    const refused = streamKey(folder, '2003', 'short&sweet');
    await expect(refused).rejects.toThrow('FOOTLIGHT_LIVE_KEY: allowed: 10 to 79');
    await expect(refused).rejects.not.toThrow('sweet');
    await rm(folder, { recursive: true });
  });
});
