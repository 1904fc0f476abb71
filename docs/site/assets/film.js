/** A film that plays in the page once somebody wants it; nothing of the player is fetched before. */
export const offerFilm = (stage) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'main';
  button.textContent = 'Play it here';
  button.addEventListener('click', () => {
    const player = document.createElement('footlight-player');
    player.setAttribute('video', stage.dataset.film);
    player.setAttribute('autoplay', '');
    stage.replaceChildren(player);
    stage.classList.add('plays');
    import('/sdk/player.js').then(
      () => player.focus(),
      () => {
        stage.textContent = 'The player could not be loaded.';
      },
    );
  });
  stage.append(button);
};
