import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Switch } from './switch.js';

afterEach(cleanup);

it('has a label and a description, reports changes, and is controlled by `checked`', () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const draw = (checked: boolean) => (
    <Switch label="Play the next video" hint="In playlists." checked={checked} onChange={onChange} />
  );
  const { rerender } = render(draw(false));
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Play the next video' });
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'In playlists.',
  );
  fireEvent.click(control);
  expect(onChange).toHaveBeenLastCalledWith(true);
  // The control shows its `checked` prop until the parent changes it.
  expect(control.checked).toBe(false);
  rerender(draw(true));
  expect(control.checked).toBe(true);
});
