import { beforeEach } from 'vitest';

/** Clears stored preferences, so that tests do not affect each other. */
beforeEach(() => localStorage.clear());
