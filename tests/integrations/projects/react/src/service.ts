import { configure } from '@footlight/react';

configure({ origin: 'https://service.example' });
