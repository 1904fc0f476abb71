import { configure } from '@footlight/elements';

configure({ origin: 'https://service.example' });
