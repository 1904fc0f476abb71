import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.js';
import { StartError } from './start-error.js';

it('gives an orderly end 5 s, unless told otherwise', () => {
  expect(readEnvironment({}).stopSeconds).toBe(5);
  expect(readEnvironment({ FOOTLIGHT_STOP_SECONDS: '' }).stopSeconds).toBe(5);
  expect(readEnvironment({ FOOTLIGHT_STOP_SECONDS: '600' }).stopSeconds).toBe(600);
});

it('keeps what encoders send beside the data, unless told otherwise', () => {
  expect(readEnvironment({ FOOTLIGHT_DATA: '/data' }).liveFolder).toBe(resolve('/data/live'));
  expect(readEnvironment({ FOOTLIGHT_LIVE: '/shared/live' }).liveFolder).toBe(resolve('/shared/live'));
});

it.each(['0', '601', '1.5', '-1'])('refuses FOOTLIGHT_STOP_SECONDS=%s', (text) => {
  expect(() => readEnvironment({ FOOTLIGHT_STOP_SECONDS: text })).toThrow('a whole number from 1 to 600');
});

it('takes who else may read the figures', () => {
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

it('does not show a token that is too short', () => {
  expect(() => readEnvironment({ FOOTLIGHT_METRICS_TOKEN: 'short' })).toThrow(/^(?!.*short).*at least 16/u);
});

it('does not show what an address of a database may hold', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://user:hidden@host/db' })).toThrow(
    /^(?!.*hidden)DATABASE_URL: allowed: an address that begins with postgres/u,
  );
});

it('takes the variables of OpenTelemetry for what they ask', () => {
  expect(readEnvironment({}).hasTelemetry).toBe(false);
  const asked = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(readEnvironment(asked).hasTelemetry).toBe(true);
  expect(readEnvironment({ OTEL_TRACES_EXPORTER: 'console' }).hasTelemetry).toBe(true);
  expect(readEnvironment({ ...asked, OTEL_SDK_DISABLED: 'true' }).hasTelemetry).toBe(false);
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
])('refuses %j in one clear message', (environment, message) => {
  const refused = (): unknown => readEnvironment(environment);
  expect(refused).toThrow(StartError);
  expect(refused).toThrow(message);
});
