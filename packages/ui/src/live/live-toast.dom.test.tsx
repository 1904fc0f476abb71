import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { picture } from '../testing/content.js';
import { inLanguage } from '../testing/in-language.js';
import { LiveToast } from './live-toast.js';

afterEach(cleanup);

describe('LiveToast', () => {
  // LIVE-3
  it('has a picture of 160 × 90 px', () => {
    const { container } = render(
      inLanguage(
        <LiveToast
          title="Harbour Radio Live"
          image={picture('harbour')}
          href="/live/2001"
          onDismiss={() => undefined}
          onHold={() => undefined}
        />,
      ),
    );
    const image = container.querySelector('img');
    expect(image?.sizes).toBe('160px');
    expect(getComputedStyle(screen.getByRole('group')).gridTemplateColumns).toMatch(/^160px /u);
    const artwork = image?.closest('[data-state]');
    expect(artwork && getComputedStyle(artwork).aspectRatio).toBe('16 / 9');
  });
});
