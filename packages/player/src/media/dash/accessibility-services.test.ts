import { describe, expect, it } from 'vitest';
import { servicesOf } from './accessibility-services.js';
import { cea708Of } from './manifest.js';

const SCHEME = 'urn:scte:dash:cc:cea-708:2015';

const named = (...values: readonly (string | undefined)[]) =>
  servicesOf(
    cea708Of({
      Period: values.map((value) => ({
        AdaptationSet: [
          { Accessibility: [{ schemeIdUri: SCHEME, ...(value === undefined ? {} : { value }) }] },
          { Accessibility: [{ schemeIdUri: 'urn:scte:dash:cc:cea-608:2015', value: 'CC1=eng' }] },
        ],
      })),
    }),
  ).map(({ id, language }) => `${id} ${language}`);

// PLAY-67
describe('servicesOf', () => {
  it.each([
    ['1=lang:eng;2=lang:deu,war:1,er:1', ['service1 en', 'service2 de']],
    ['1=eng; 12=pt-BR', ['service1 en', 'service12 pt-BR']],
    ['eng;swe', ['service1 en', 'service2 sv']],
    ['3=lang:not-a-tag-at-all', ['service3 not-a-tag-at-all']],
    ['', ['service1 ']],
    [undefined, ['service1 ']],
  ])('%s: %s', (value, services) => {
    expect(named(value)).toEqual(services);
  });

  it('names the services of all periods once', () => {
    expect(named('1=eng', '1=eng;2=spa')).toEqual(['service1 en', 'service2 es']);
  });

  it('finds none in a manifest without the scheme', () => {
    expect(servicesOf(cea708Of({ Period: [{ AdaptationSet: [{}] }] }))).toEqual([]);
  });
});
