import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Notice } from './notice.js';

afterEach(cleanup);

describe('Notice', () => {
  it('says what happened and offers one way on', () => {
    render(<Notice title="Nothing here yet" text="Come back later." action={<a href="/">Home</a>} />);
    expect(screen.getByText('Nothing here yet')).toBeDefined();
    expect(screen.getByText('Come back later.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  });

  it('is the heading of a page that it fills, and none within one', () => {
    render(<Notice title="Not found" size="page" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeDefined();
    cleanup();
    render(<Notice title="The rest did not come" />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is read out at once only where it is urgent', () => {
    render(<Notice urgent title="That did not work" />);
    expect(screen.getByRole('alert').textContent).toBe('That did not work');
    cleanup();
    render(<Notice title="Nothing here yet" />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
