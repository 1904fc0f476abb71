import { createApp } from 'vue';
import FilmNight from './film-night.vue';

createApp(FilmNight).mount('#root');
