import './service';
import '@footlight/elements/define/player';
import { createApp } from 'vue';
import Page from './page.vue';

createApp(Page).mount('#root');
