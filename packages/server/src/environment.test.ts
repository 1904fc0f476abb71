import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.js';
import { StartError } from './start-error.js';

it('allows 5 s for a graceful stop by default', () => {
  expect(readEnvironment({}).stopSeconds).toBe(5);
  expect(readEnvironment({ FOOTLIGHT_STOP_SECONDS: '' }).stopSeconds).toBe(5);
  expect(readEnvironment({ FOOTLIGHT_STOP_SECONDS: '600' }).stopSeconds).toBe(600);
});

it('stores live ingests below the data folder by default', () => {
  expect(readEnvironment({ FOOTLIGHT_DATA: '/data' }).liveFolder).toBe(resolve('/data/live'));
  expect(readEnvironment({ FOOTLIGHT_LIVE: '/shared/live' }).liveFolder).toBe(resolve('/shared/live'));
});

it('stores uploads below the data folder by default', () => {
  expect(readEnvironment({ FOOTLIGHT_DATA: '/data' }).uploadsFolder).toBe(resolve('/data/uploads'));
  expect(readEnvironment({ FOOTLIGHT_UPLOADS: '/shared/in' }).uploadsFolder).toBe(resolve('/shared/in'));
});

it.each(['0', '601', '1.5', '-1'])('rejects FOOTLIGHT_STOP_SECONDS=%s', (text) => {
  expect(() => readEnvironment({ FOOTLIGHT_STOP_SECONDS: text })).toThrow('a whole number from 1 to 600');
});

it('reads who else may access the metrics', () => {
  expect(readEnvironment({}).figuresAccess).toEqual({ token: undefined, addresses: [] });
  const given = {
    FOOTLIGHT_METRICS_TOKEN: 'sixteen-letters-',
    FOOTLIGHT_METRICS_ADDRESSES: '10.0.0.7, fd00::/8',
  };
  expect(readEnvironment(given).figuresAccess).toEqual({
    token: 'sixteen-letters-',
    addresses: ['10.0.0.7', 'fd00::/8'],
  });
  expect(() => readEnvironment({ FOOTLIGHT_METRICS_ADDRESSES: '10.0.0.7,office' })).toThrow(
    'FOOTLIGHT_METRICS_ADDRESSES: found "office"; allowed: an address such as 10.0.0.7',
  );
});

it('does not reveal a token that is too short', () => {
  expect(() => readEnvironment({ FOOTLIGHT_METRICS_TOKEN: 'short' })).toThrow(/^(?!.*short).*at least 16/u);
});

it('does not reveal credentials in a database address', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://user:hidden@host/db' })).toThrow(
    /^(?!.*hidden)DATABASE_URL: allowed: an address that begins with postgres/u,
  );
});

it('enables telemetry according to the OpenTelemetry variables', () => {
  expect(readEnvironment({}).hasTelemetry).toBe(false);
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(readEnvironment(variables).hasTelemetry).toBe(true);
  expect(readEnvironment({ OTEL_TRACES_EXPORTER: 'console' }).hasTelemetry).toBe(true);
  expect(readEnvironment({ ...variables, OTEL_SDK_DISABLED: 'true' }).hasTelemetry).toBe(false);
});

it.each([
  [{ PORT: 'http' }, 'PORT: found "http"; allowed: a whole number'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: found "loud"; allowed: one of'],
  [
    { FOOTLIGHT_STOP_SECONDS: 'soon' },
    'FOOTLIGHT_STOP_SECONDS: found "soon"; allowed: a whole number from 1 to 600',
  ],
  [
    { FOOTLIGHT_DRAIN_SECONDS: '-1' },
    'FOOTLIGHT_DRAIN_SECONDS: found "-1"; allowed: a whole number from 0 to 600',
  ],
  [{ DATABASE_URL: '' }, 'DATABASE_URL: found ""; allowed: an address that begins with postgres://'],
  [{ FOOTLIGHT_DEMO: 'yes' }, 'FOOTLIGHT_DEMO: found "yes"; allowed: 1 or 0'],
  [{ FOOTLIGHT_ORIGIN: 'tv.example/path' }, 'FOOTLIGHT_ORIGIN: found "tv.example/path"; allowed: an origin'],
])('rejects %j with a clear message', (environment, message) => {
  const refused = (): unknown => readEnvironment(environment);
  expect(refused).toThrow(StartError);
  expect(refused).toThrow(message);
});
