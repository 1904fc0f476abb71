import { beforeEach } from 'vitest';

/** Each test is a visit of its own: no choice of another is kept. */
beforeEach(() => localStorage.clear());
