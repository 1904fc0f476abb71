/** A single fastify route that sends the bytes of a file: the upper bound for this machine. Prints its port. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const bytes = readFileSync(process.argv[2] ?? '', 'utf8');
const app = Fastify();
app.get('/bare', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' });
console.log('ready: bare');
