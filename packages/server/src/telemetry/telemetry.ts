import { setTimeout } from 'node:timers/promises';
import type { Attributes, Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safePath } from '../http/operation/log-form.js';
import { STREAM_ROUTES } from '../http/calls/stream-paths.js';

/** Asked every few seconds by machines: their traces would bury those of viewers. */
const LEFT_OUT: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
/** Statements beyond that are imports; their beginning tells which. */
const LONGEST_STATEMENT = 2_000;
const LONGEST_STOP_MS = 1_500;
/** As the semantic conventions advise, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

export interface Telemetry {
  /** Makes a span of each request that comes from now on, and measures it. */
  readonly observeRequests: (app: FastifyInstance) => void;
  /** Makes a span of a query that is over, under the request that it was made for. */
  readonly recordQuery: (text: string, milliseconds: number) => void;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

/**
 * OpenTelemetry as its environment variables say. Its packages are loaded here and nowhere else, so that they cost nothing
 * where nobody asked for them. Spans bear the route and never a query, an address of a viewer or the words of an error:
 * these hold tokens and people's data, which is why the requests are not traced by the ready instrumentation of fastify.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
export const startTelemetry = async (): Promise<Telemetry> => {
  const [{ SpanKind, SpanStatusCode, context, metrics, propagation, trace }, { NodeSDK }] = await Promise.all(
    [import('@opentelemetry/api'), import('@opentelemetry/sdk-node')],
  );
  // `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` come first.
  process.env['OTEL_SERVICE_NAME'] ??= 'footlight';
  const sdk = new NodeSDK({ instrumentations: [] });
  sdk.start();
  const tracer = trace.getTracer('footlight');
  const requestSeconds = metrics.getMeter('footlight').createHistogram('http.server.request.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  const spans = new WeakMap<FastifyRequest, Span>();

  return {
    observeRequests: (app) => {
      // With a callback, so that all that follows runs within the span.
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url;
        if (route !== undefined && LEFT_OUT.has(route)) return done();
        const attributes: Attributes = {
          'http.request.method': request.method,
          'url.scheme': request.protocol,
          'url.path': safePath(request.url),
          ...(route === undefined ? {} : { 'http.route': route }),
        };
        const from = propagation.extract(context.active(), request.headers);
        const name = route === undefined ? request.method : `${request.method} ${route}`;
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, from);
        spans.set(request, span);
        context.with(trace.setSpan(from, span), done);
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request);
        if (span === undefined) return;
        const status = reply.statusCode;
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        const route = request.routeOptions.url;
        // How long a stream went on says nothing of how fast it was answered.
        if (route !== undefined && STREAM_ROUTES.has(route) && status === 200) return;
        requestSeconds.record(reply.elapsedTime / 1_000, {
          'http.request.method': request.method,
          'http.response.status_code': status,
          ...(route === undefined ? {} : { 'http.route': route }),
        });
      });
    },

    recordQuery: (text, milliseconds) => {
      // What belongs to no request (housekeeping, listening) would make a trace of its own each time.
      if (trace.getActiveSpan() === undefined) return;
      const operation = /^\s*(\w+)/u.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
      const endTime = Date.now();
      tracer
        .startSpan(operation, {
          kind: SpanKind.CLIENT,
          startTime: endTime - milliseconds,
          attributes: {
            'db.system.name': 'postgresql',
            'db.operation.name': operation,
            // Values are parameters, and stay out.
            'db.query.text': text.slice(0, LONGEST_STATEMENT),
          },
        })
        .end(endTime);
    },

    // A collector that is away holds up no end.
    stop: () => Promise.race([sdk.shutdown(), setTimeout(LONGEST_STOP_MS, undefined, { ref: false })]),
  };
};
