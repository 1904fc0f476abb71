import { createApp } from 'vue';
import Page from './checks.vue';

createApp(Page).mount(document.body.appendChild(document.createElement('main')));
