import { expect, it } from 'vitest';
import { startSimulators } from './start-simulators.js';

it('serves each simulator below its name, and lists them', async () => {
  const running = await startSimulators({
    port: 0,
    simulators: [{ name: 'echo', register: (app, base) => void app.get('/base', () => ({ base })) }],
  });
  try {
    const own = await fetch(`${running.origin}/echo/base`);
    expect(await own.json()).toEqual({ base: `${running.origin}/echo` });
    const all = await fetch(running.origin);
    expect(await all.json()).toMatchObject({ simulators: ['echo'] });
  } finally {
    await running.stop();
  }
});
