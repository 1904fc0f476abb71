import { serviceOrigin } from '../origin.js';

// Your page needs only one line: <script type="module" src="https://…/sdk/footlight.js"></script>
await import(`${serviceOrigin}/sdk/footlight.js`);
