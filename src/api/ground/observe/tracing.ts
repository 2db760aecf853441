import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { Attributes, Context, Span } from '@opentelemetry/api';

/** Traces of the host. Names and attributes contain no personal data. */
export interface Tracing {
  /** Runs `work` as the span of a request. `headers` may link it to the trace of a proxy. */
  request<T>(name: string, headers: IncomingHttpHeaders, work: () => Promise<T>): Promise<T>;
  /** Runs `work` as a child of the current span. */
  span<T>(name: string, work: () => Promise<T>, attributes?: Attributes): Promise<T>;
  /** Sends the remaining spans, within a second. */
  close(): Promise<void>;
}

interface TracingOptions {
  /** Base address of a collector that takes OTLP over HTTP, such as http://localhost:4318. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of requests that are traced, 0 to 1. */
  readonly ratio: number;
  /** Whether to use the `traceparent` of requests: only behind a trusted proxy. */
  readonly trustsParent: boolean;
}

/** Used when no collector is configured. */
export const NO_TRACING: Tracing = {
  request: (_name, _headers, work) => work(),
  span: (_name, work) => work(),
  close: async () => {},
};

const EXPORT_TIMEOUT_MS = 5_000;
const CLOSE_MS = 1_000;

/** Traces through OpenTelemetry. Its packages are loaded only here. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const [api, core, sdk, resources, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new otlp.OTLPTraceExporter({
    url: `${options.endpoint}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': options.serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(options.ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('haat');
  const propagator = new core.W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  const run = async <T>(span: Span, parent: Context, work: () => Promise<T>): Promise<T> => {
    try {
      return await current.run(api.trace.setSpan(parent, span), work);
    } catch (error) {
      // Only the kind of error, as messages may contain input.
      const kind = error instanceof Error ? error.name : 'Error';
      span.setStatus({ code: api.SpanStatusCode.ERROR, message: kind });
      throw error;
    } finally {
      span.end();
    }
  };
  return {
    request: (name, headers, work) => {
      const parent = options.trustsParent
        ? propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter)
        : api.ROOT_CONTEXT;
      return run(tracer.startSpan(name, { kind: api.SpanKind.SERVER }, parent), parent, work);
    },
    span: (name, work, attributes) => {
      const parent = current.getStore() ?? api.ROOT_CONTEXT;
      return run(
        tracer.startSpan(name, { kind: api.SpanKind.CLIENT, ...(attributes && { attributes }) }, parent),
        parent,
        work,
      );
    },
    close: async () => {
      const patience = new Promise<void>((done) => setTimeout(done, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), patience]);
    },
  };
}
