/** Pauses all other players when one starts. */
export const oneAtATime = (players) => {
  for (const player of players)
    player.addEventListener('footlight-statechange', ({ detail }) => {
      if (detail.changes.paused !== false) return;
      for (const other of players)
        if (other !== player && other.state.paused === false) other.pause().catch(() => undefined);
    });
};
