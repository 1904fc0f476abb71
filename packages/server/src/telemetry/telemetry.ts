import { setTimeout } from 'node:timers/promises';
import type { Attributes, Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safePath } from '../http/operation/log-form.js';
import { STREAM_ROUTES } from '../http/calls/stream-paths.js';

/** Routes without traces: machines request them every few seconds, which would drown out the traces of viewers. */
const LEFT_OUT: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
/** Longer statements are those of imports, which are recognisable by their beginning. */
const LONGEST_STATEMENT = 2_000;
const LONGEST_STOP_MS = 1_500;
/** Histogram bounds in seconds, as recommended by the semantic conventions. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * OpenTelemetry, configured by its environment variables. Its packages are only loaded here, so that they cost nothing
 * when telemetry is disabled. Spans contain the route but no query strings, viewer addresses or error messages, which
 * may contain tokens and personal data; fastify's standard instrumentation is not used for this reason.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
export const startTelemetry = async () => {
  const [{ SpanKind, SpanStatusCode, context, metrics, propagation, trace }, { NodeSDK }] = await Promise.all(
    [import('@opentelemetry/api'), import('@opentelemetry/sdk-node')],
  );
  // An `OTEL_SERVICE_NAME` set by the operator takes precedence.
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
    /** Creates a span for each future request and measures it. */
    observeRequests: (app: FastifyInstance): void => {
      // Uses the callback style so that the rest of the request runs within the span's context.
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
        // The duration of a stream is not a response time.
        if (route !== undefined && STREAM_ROUTES.has(route) && status === 200) return;
        requestSeconds.record(reply.elapsedTime / 1_000, {
          'http.request.method': request.method,
          'http.response.status_code': status,
          ...(route === undefined ? {} : { 'http.route': route }),
        });
      });
    },

    /** Creates a span for a completed query as a child of its request's span. */
    recordQuery: (text: string, milliseconds: number): void => {
      // Queries outside of requests (housekeeping, listening) would each create a separate trace.
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
            // The values are parameters and not part of the text.
            'db.query.text': text.slice(0, LONGEST_STATEMENT),
          },
        })
        .end(endTime);
    },

    /** Sends the remaining data; an unreachable collector does not delay the shutdown. */
    stop: (): Promise<void> =>
      Promise.race([sdk.shutdown(), setTimeout(LONGEST_STOP_MS, undefined, { ref: false })]),
  };
};
