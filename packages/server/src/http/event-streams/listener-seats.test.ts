import { expect, it } from 'vitest';
import { ListenerSeats } from './listener-seats.js';

it('limits the seats per address and in total, and frees each seat once', () => {
  const seats = new ListenerSeats({ most: 3, mostPerAddress: 2 });
  const give = seats.take('a');
  seats.take('a');
  expect(() => seats.take('a')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', status: 429 }));
  seats.take('b');
  expect(() => seats.take('c')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE', status: 503 }));
  give();
  give();
  seats.take('c');
  expect(() => seats.take('d')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
});
