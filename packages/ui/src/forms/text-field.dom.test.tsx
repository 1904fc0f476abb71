import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { TextField, type TextFieldProps } from './text-field.js';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = (props: Partial<TextFieldProps> = {}) => {
  render(
    inLanguage(
      <TextField
        label="Password"
        name="secret"
        type="password"
        value="s3cret"
        onValue={() => undefined}
        {...props}
      />,
    ),
  );
  return screen.getByLabelText<HTMLInputElement>(/^Password/u);
};

const reveal = () => screen.getByRole('button', { name: 'Show password while pressed' });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

describe('TextField', () => {
  it('reports the typed value', () => {
    const onValue = vi.fn<(value: string) => void>();
    fireEvent.change(draw({ onValue }), { target: { value: 'other' } });
    expect(onValue).toHaveBeenCalledExactlyOnceWith('other');
  });

  // FORM-1
  it('sanitises its value on change and on blur', () => {
    const onValue = vi.fn<(value: string) => void>();
    const onBlur = vi.fn<() => void>();
    const input = draw({ type: 'text', value: ' Nadia  de ', onValue, onBlur });
    fireEvent.change(input, { target: { value: ' Nadia\u200B  de S' } });
    expect(onValue).toHaveBeenLastCalledWith(' Nadia  de S');
    fireEvent.blur(input);
    expect(onValue).toHaveBeenLastCalledWith('Nadia de');
    expect(onBlur).toHaveBeenCalledOnce();
  });

  // FORM-1
  it('does not sanitise a password', () => {
    const onValue = vi.fn<(value: string) => void>();
    const input = draw({ value: ' two  spaces ', onValue });
    fireEvent.blur(input);
    expect(onValue).not.toHaveBeenCalled();
    fireEvent.change(input, { target: { value: ' two\u200B ' } });
    expect(onValue).toHaveBeenLastCalledWith(' two\u200B ');
  });

  // FORM-2
  it('passes limits of length and value to the input', () => {
    const text = draw({ type: 'text', minLength: 2, maxLength: 80 });
    expect([text.minLength, text.maxLength]).toEqual([2, 80]);
    cleanup();
    const number = draw({ type: 'number', value: '5', min: 1, max: 10 });
    expect([number.min, number.max]).toEqual(['1', '10']);
  });

  it('passes its name, value and `autocomplete` to the input', () => {
    const input = draw({ autoComplete: 'current-password' });
    expect([input.name, input.value, input.autocomplete]).toEqual(['secret', 's3cret', 'current-password']);
  });

  // FORM-2
  it('marks a required field visually and for screen readers', () => {
    expect(draw({ required: true }).required).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
    cleanup();
    expect(draw().required).toBe(false);
    expect(screen.queryByText('*')).toBeNull();
  });

  it('is described by its hint, or by its error instead', () => {
    const hinted = draw({ hint: 'At least 10' });
    expect(noteOf(hinted)).toBe('At least 10');
    expect(hinted.getAttribute('aria-invalid')).toBe('false');
    cleanup();
    const faulty = draw({ hint: 'At least 10', error: 'Enter your password.' });
    expect(noteOf(faulty)).toBe('Enter your password.');
    expect(faulty.getAttribute('aria-invalid')).toBe('true');
  });

  it('has no description without a hint or an error', () => {
    expect(draw().hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('a password field', () => {
  // FORM-3
  it('is revealed while its button is pressed, and hidden 300 ms later', () => {
    const input = draw();
    expect(input.type).toBe('password');
    fireEvent.pointerDown(reveal());
    pass(10_000);
    expect(input.type).toBe('text');
    expect(reveal().getAttribute('aria-pressed')).toBe('true');
    fireEvent.pointerUp(reveal());
    pass(299);
    expect(input.type).toBe('text');
    pass(1);
    expect(input.type).toBe('password');
  });

  it('stays revealed when the button is pressed again within 300 ms', () => {
    const input = draw();
    fireEvent.pointerDown(reveal());
    fireEvent.pointerUp(reveal());
    pass(200);
    fireEvent.pointerDown(reveal());
    pass(1000);
    expect(input.type).toBe('text');
  });

  it('is hidden when the pointer or the focus leaves its button', () => {
    const input = draw();
    fireEvent.pointerDown(reveal());
    fireEvent.pointerLeave(reveal());
    pass(300);
    expect(input.type).toBe('password');
    fireEvent.keyDown(reveal(), { key: 'Enter' });
    fireEvent.blur(reveal());
    pass(300);
    expect(input.type).toBe('password');
  });

  it.each([' ', 'Enter'])('is revealed while “%s” is held', (key) => {
    const input = draw();
    fireEvent.keyDown(reveal(), { key });
    expect(input.type).toBe('text');
    fireEvent.keyUp(reveal(), { key });
    pass(300);
    expect(input.type).toBe('password');
  });

  it('stays hidden when Tab is pressed on its button', () => {
    const input = draw();
    fireEvent.keyDown(reveal(), { key: 'Tab' });
    expect(input.type).toBe('password');
  });

  it('has a reveal button, unlike other fields', () => {
    draw({ type: 'email' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
