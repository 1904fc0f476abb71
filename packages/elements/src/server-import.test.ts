import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/** Reading and transforming two whole SDK entries takes a while. */
const IMPORT_TIMEOUT_MS = 60_000;

describe('the SDK on a server, where there is no DOM', () => {
  it('can be imported, and defines no elements', { timeout: IMPORT_TIMEOUT_MS }, async () => {
    expect('document' in globalThis).toBe(false);
    const { configure } = await import('./footlight.js');
    const { createPlayer } = await import('./footlight-embed.js');
    expect([typeof configure, typeof createPlayer]).toEqual(['function', 'function']);
    expect(globalThis.customElements?.get('footlight-live-now')).toBeUndefined();
  });

  it('is rendered by React as tags with serialisable attributes', () => {
    const properties = {
      video: '1001',
      startAt: 2,
      muted: true,
      loop: false,
      'onfootlight-ended': () => undefined,
    };
    expect(
      renderToString(
        createElement('footlight-player', properties, createElement('track', { kind: 'subtitles' })),
      ),
      // HTML turns the name into `startat`, which the element accepts.
    ).toBe(
      '<footlight-player video="1001" startAt="2" muted=""><track kind="subtitles"/></footlight-player>',
    );
  });
});
