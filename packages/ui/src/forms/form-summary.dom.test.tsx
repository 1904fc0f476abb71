import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { FormSummary } from './form-summary.js';

afterEach(cleanup);

describe('FormSummary', () => {
  const issues = [
    { id: 'the-field', message: 'Enter your email.' },
    { id: 'other', message: 'Enter a valid date.' },
  ];
  const summary = (attempt: number, shown = issues, message: string | null = null) =>
    inLanguage(
      <>
        <FormSummary issues={shown} attempt={attempt} message={message} />
        <input id="the-field" aria-label="Email" />
        <div id="other">
          <input aria-label="Day" />
        </div>
      </>,
    );

  // FORM-4
  it('is focused after each attempt, and links to each field', () => {
    const { rerender } = render(summary(0, []));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(summary(1));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('alert').textContent).toContain('There is a problem with 2 fields');
    fireEvent.click(screen.getByRole('link', { name: 'Enter your email.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    fireEvent.click(screen.getByRole('link', { name: 'Enter a valid date.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Day'));
    rerender(summary(2));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('shows an error that concerns no single field', () => {
    render(summary(1, [], 'That email and password don’t match.'));
    expect(screen.getByRole('alert').textContent).toBe('That email and password don’t match.');
  });
});
