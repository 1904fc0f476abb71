import '@footlight/elements/define';
import './film-night.js';
