import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LabelsProvider } from '../labels/labels.js';
import { TextField, type TextFieldProps } from './text-field.js';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onValue = vi.fn<(value: string) => void>();

const draw = (props: Partial<TextFieldProps> = {}) => {
  render(
    <LabelsProvider
      value={{ t: createTranslate<LabelKey>(catalogues.en, 'en'), language: 'en', direction: 'ltr' }}
    >
      <TextField label="Password" name="secret" type="password" value="s3cret" onValue={onValue} {...props} />
    </LabelsProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>(/^Password/u);
};

describe('TextField', () => {
  it('reports what is typed', () => {
    fireEvent.change(draw(), { target: { value: 'other' } });
    expect(onValue).toHaveBeenCalledWith('other');
  });

  it('marks what is required, for eyes and for readers', () => {
    const input = draw({ required: true });
    expect(input.required).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  it('ties its error to the input', () => {
    const input = draw({ error: 'Enter your password.', hint: 'At least 10' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Enter your password.');
  });

  it('shows a password while its button is pressed and hides it 300 ms after', () => {
    const input = draw();
    const button = screen.getByRole('button');
    expect(input.type).toBe('password');
    fireEvent.pointerDown(button);
    expect(input.type).toBe('text');
    fireEvent.pointerUp(button);
    act(() => void vi.advanceTimersByTime(299));
    expect(input.type).toBe('text');
    act(() => void vi.advanceTimersByTime(1));
    expect(input.type).toBe('password');
  });

  it('does so by keyboard as well', () => {
    const input = draw();
    const button = screen.getByRole('button');
    fireEvent.keyDown(button, { key: ' ' });
    expect(input.type).toBe('text');
    fireEvent.keyUp(button, { key: ' ' });
    act(() => void vi.advanceTimersByTime(300));
    expect(input.type).toBe('password');
  });

  it('has nothing to reveal where nothing is hidden', () => {
    draw({ type: 'email' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
