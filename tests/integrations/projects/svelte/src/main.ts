import './service';
import '@footlight/elements/define/player';
import { mount } from 'svelte';
import Page from './page.svelte';

const target = document.querySelector('#root');
if (target !== null) mount(Page, { target });
