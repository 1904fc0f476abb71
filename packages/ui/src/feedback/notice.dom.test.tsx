import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Notice } from './notice.js';

afterEach(cleanup);

describe('Notice', () => {
  it('shows a title, a text and an action', () => {
    render(<Notice title="Nothing here yet" text="Come back later." action={<a href="/">Home</a>} />);
    expect(screen.getByText('Nothing here yet')).toBeDefined();
    expect(screen.getByText('Come back later.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  });

  it('has a level-one heading only if it fills a page', () => {
    render(<Notice title="Not found" size="page" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeDefined();
    cleanup();
    render(<Notice title="The rest did not come" />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is an alert only for urgent messages', () => {
    render(<Notice urgent title="That did not work" />);
    expect(screen.getByRole('alert').textContent).toBe('That did not work');
    cleanup();
    render(<Notice title="Nothing here yet" />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
