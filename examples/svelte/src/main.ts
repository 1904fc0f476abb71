import { mount } from 'svelte';
import FilmNight from './film-night.svelte';

const target = document.querySelector('#root');
if (target !== null) mount(FilmNight, { target });
