import { mount } from 'svelte';
import Page from './checks.svelte';

mount(Page, { target: document.body.appendChild(document.createElement('main')) });
