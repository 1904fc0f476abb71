import { serviceOrigin } from './origin.js';

// Your page holds one line instead: <script type="module" src="https://…/sdk/footlight.js"></script>
await import(`${serviceOrigin}/sdk/footlight.js`);
