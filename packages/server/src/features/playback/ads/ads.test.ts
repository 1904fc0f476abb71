import type { PlaybackData } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/database.js';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication } from '../../../../testing/demo-application.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { openDemoDatabase } from '../../../../testing/demo-database.js';

describe('the realm’s own advertisements', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    database = await openDemoDatabase(() => undefined);
    ({ app, clock } = await createDemoApplication(database));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const unitsOf = async (id: string) => {
    const { body } = await call(app, 'POST', `/api/v5/manifest/video/${id}`, { body: {} });
    return (body as PlaybackData).streams[0]?.adUnits ?? [];
  };
  const urlOf = async (place: number): Promise<string> => (await unitsOf('1008'))[place]?.url ?? '';
  const documentAt = async (url: string): Promise<string> => {
    const answer = await app.inject({ url, headers: { host: 'media.example:99' } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(answer.body).toMatch(/^<\?xml .+\n<VAST version="4\.2" [^>]+>.+<\/VAST>\n$/su);
    return answer.body;
  };
  const texts = (document: string, name: string): string[] =>
    [...document.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</`, 'gu'))].map(([, text = '']) =>
      text.replaceAll('&amp;', '&'),
    );
  const attributes = (document: string, name: string, attribute: string): (string | undefined)[] =>
    [...document.matchAll(new RegExp(`<${name}(?: [^>]*)?>`, 'gu'))].map(
      ([tag]) => new RegExp(` ${attribute}="([^"]*)"`, 'u').exec(tag)?.[1],
    );
  const pathOf = (address: string | undefined): string => {
    const { origin, pathname, search } = new URL(address ?? 'none:');
    expect(origin).toBe('http://media.example:99');
    return pathname + search;
  };

  it('are placed where the catalogue says, and nowhere else', async () => {
    const units = await unitsOf('1008');
    expect(units.map(({ type, offset }) => [type, offset])).toEqual([
      ['PRE_ROLL', null],
      ['MID_ROLL', 20],
      ['MID_ROLL', 34],
      ['POST_ROLL', null],
    ]);
    expect(await unitsOf('1001')).toEqual([]);
  });

  it('are served as VAST 4.2: a pod of two, the first skippable, with existing media files', async () => {
    const document = await documentAt(await urlOf(0));
    expect(attributes(document, 'Ad', 'sequence')).toEqual(['1', '2']);
    expect(attributes(document, 'Linear', 'skipoffset')).toEqual(['00:00:04.000', undefined]);
    expect(texts(document, 'Duration')).toEqual(['00:00:07.680', '00:00:05.760']);
    const films = texts(document, 'MediaFile');
    expect(films).toHaveLength(4);
    for (const film of films) {
      const part = await app.inject({ url: pathOf(film), headers: { range: 'bytes=4-7' } });
      expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([206, 'video/mp4', 'ftyp']);
    }
  });

  it('link to a page of the service in the viewer’s language, and to no other', async () => {
    const document = await documentAt(await urlOf(0));
    const [page] = texts(document, 'ClickThrough');
    const answer = await app.inject({ url: pathOf(page), headers: { 'accept-language': 'ar' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<html lang="ar" dir="rtl">');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    const elsewhere = await app.inject({ url: '/ads/page/northline?to=https://evil.example' });
    expect(elsewhere.statusCode).toBe(200);
    expect(errorOf(await call(app, 'GET', '/ads/page/nobody'))).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it('count tracking events by advertisement, placement and event', async () => {
    const document = await documentAt(await urlOf(0));
    const start = texts(document, 'Tracking').find((address) => address.includes('/start?')) ?? '';
    for (let round = 0; round < 2; round += 1) {
      const answer = await app.inject(pathOf(start.replace('[CACHEBUSTING]', String(round))));
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/gif']);
    }
    const [error] = texts(document, 'Error');
    await app.inject(pathOf(error?.replace('[ERRORCODE]', '402')));
    await app.inject(pathOf(error?.replace('[ERRORCODE]', '4"2')));
    const { body } = await call(app, 'GET', '/metrics');
    const counter = 'footlight_ad_events_total{ad="northline",placement="PRE_ROLL",event=';
    expect(body).toContain(`${counter}"start",code=""} 2`);
    expect(body).toContain(`${counter}"error",code="402"} 1`);
    expect(body).toContain(`${counter}"error",code="900"} 1`);
  });

  it('are wrapped by an exchange with its own counters, also if the wrapped ad is missing', async () => {
    const wrapper = await documentAt(await urlOf(1));
    expect(texts(wrapper, 'Impression')[0]).toContain('/evening-exchange/impression');
    const inner = await documentAt(pathOf(texts(wrapper, 'VASTAdTagURI')[0]));
    expect(texts(inner, 'AdTitle')).toEqual(['Tyres for the long way home']);
    const lost = await documentAt(await urlOf(2));
    const nowhere = await app.inject(pathOf(texts(lost, 'VASTAdTagURI')[0]));
    expect(nowhere.statusCode).toBe(404);
  });

  it('accept only signed and unexpired addresses of the same advertisement', async () => {
    const url = await urlOf(0);
    expect(errorOf(await call(app, 'GET', `${url}x`))).toEqual({
      status: 403,
      code: 'STREAM_ADDRESS_INVALID',
    });
    const document = await documentAt(url);
    const counter = pathOf(texts(document, 'Impression')[0]);
    const other = counter.replace('/northline/', '/kestrel/');
    expect(errorOf(await call(app, 'GET', other))).toEqual({ status: 403, code: 'STREAM_ADDRESS_INVALID' });
    const unknown = counter.replace('/impression', '/applause');
    expect(errorOf(await call(app, 'GET', unknown))).toEqual({ status: 404, code: 'NOT_FOUND' });
    clock.advance(5 * 3_600_000);
    expect(errorOf(await call(app, 'GET', url))).toEqual({ status: 403, code: 'STREAM_ADDRESS_EXPIRED' });
  });
});
