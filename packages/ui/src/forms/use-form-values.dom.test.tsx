import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFormValues } from './use-form-values.js';

afterEach(cleanup);

describe('useFormValues', () => {
  it('keeps both of two fields that a password manager changes at once', () => {
    const { result } = renderHook(() => useFormValues({ email: '', secret: '' }));
    act(() => {
      result.current.change('email', 'ada@example.com');
      result.current.change('secret', 'correct horse');
    });
    expect(result.current.values).toEqual({ email: 'ada@example.com', secret: 'correct horse' });
  });

  it('reports the fields that changed since the last submission', () => {
    const { result } = renderHook(() => useFormValues({ email: '', secret: '' }));
    act(() => result.current.change('email', 'a'));
    expect([...result.current.touched]).toEqual(['email']);
    act(() => result.current.clearTouched());
    expect(result.current.touched.size).toBe(0);
    act(() => result.current.change('secret', 'b'));
    expect([...result.current.touched]).toEqual(['secret']);
  });
});
