import './service';
import '@footlight/elements/define/player';

const player = document.querySelector('footlight-player');
const write = (id, text) => {
  const place = document.getElementById(id);
  if (place !== null) place.textContent = text;
};
player?.addEventListener('footlight-ready', ({ detail }) => write('heard', `ready ${detail.id}`));
document.getElementById('seek')?.addEventListener('click', async () => {
  const moved = await player?.seek({ to: 30 });
  write('position', String(moved?.currentTime));
});
