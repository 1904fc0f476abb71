import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.js';

const chosen = vi.fn<() => void>();

const draw = () => {
  render(
    <>
      <Menu label="Account" button="N">
        <a href="#settings">Settings</a>
        <button type="button" onClick={chosen}>
          <span>Sign out</span>
        </button>
        <p>Signed in as Nadia</p>
      </Menu>
      <button type="button">Outside</button>
    </>,
  );
};

const toggle = () => screen.getByRole('button', { name: 'Account' });
const outside = () => screen.getByRole('button', { name: 'Outside' });
const isOpen = () => screen.queryByRole('link', { name: 'Settings' }) !== null;
const open = () => {
  draw();
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
};

afterEach(() => {
  cleanup();
  chosen.mockClear();
});

describe('Menu', () => {
  it('is opened and closed by its button, which has `aria-expanded`', () => {
    draw();
    expect(isOpen()).toBe(false);
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle());
    expect(isOpen()).toBe(true);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    const list = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(list?.contains(screen.getByRole('link'))).toBe(true);
    fireEvent.click(toggle());
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and returns the focus to its button', () => {
    open();
    const link = screen.getByRole('link');
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it('closes on a press outside, and leaves the focus there', () => {
    open();
    outside().focus();
    fireEvent.pointerDown(outside());
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(outside());
  });

  it('stays open on a press inside its list', () => {
    open();
    fireEvent.pointerDown(screen.getByText('Signed in as Nadia'));
    fireEvent.click(screen.getByText('Signed in as Nadia'));
    expect(isOpen()).toBe(true);
  });

  it('closes when the focus leaves it, but not when it moves within it', () => {
    open();
    act(() => screen.getByRole('link').focus());
    act(() => screen.getByRole('button', { name: 'Sign out' }).focus());
    expect(isOpen()).toBe(true);
    act(() => outside().focus());
    expect(isOpen()).toBe(false);
  });

  it('closes after an entry is chosen, and runs its action first', () => {
    open();
    fireEvent.click(screen.getByText('Sign out'));
    expect(chosen).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });
});
