import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { type CurrentSpan, currentSpan, type OpenSpan, type SpanStart, type Tracing } from './tracing.ts';

export type OtlpSettings = {
  /** The collector's address without `/v1/traces`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** The share of traces that is recorded, from 0 to 1. The decision of a trusted proxy has priority. */
  readonly share: number;
  readonly port: number;
};

/** The limits of the queue of spans; tests set lower ones. */
export type OtlpLimits = {
  /** The most ended spans in the queue; further ones are dropped. */
  readonly queue: number;
  readonly batch: number;
  /** How long spans wait to be sent together. */
  readonly delayMs: number;
};

const LIMITS: OtlpLimits = { queue: 4_096, batch: 512, delayMs: 2_000 };
/** The time limit for sending a batch, including retries. */
const EXPORT_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 2_000;
const WARN_EVERY_MS = 60_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Sends spans to a collector by OTLP over HTTP, as JSON, in the background. */
export function createOtlpTracing(
  { endpoint, serviceName, share, port }: OtlpSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { queue, batch, delayMs }: OtlpLimits = LIMITS,
): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_LIMIT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': `${hostname()}:${port}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportFailures(exporter, withoutCredentials(endpoint), log),
        maxQueueSize: queue,
        maxExportBatchSize: batch,
        scheduledDelayMillis: delayMs,
        // The exporter's own timeout is shorter, because its error states the reason.
        exportTimeoutMillis: EXPORT_LIMIT_MS * 2,
      }),
    ],
  });
  const tracer = provider.getTracer('jhola');
  const propagator = new W3CTraceContextPropagator();

  function start({ name, kind, attributes = {} }: SpanStart, parent: Context): OpenSpan {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
    return openSpan(span, trace.setSpan(parent, span));
  }

  async function inSpan<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await span.run(work);
      span.end();
      return result;
    } catch (error) {
      span.end({ error: errorClass(error) });
      throw error;
    }
  }

  return {
    isOn: true,
    startRequest(begin, parent) {
      if (parent === 'current') return start(begin, openContext() ?? ROOT_CONTEXT);
      if (parent === null) return start(begin, ROOT_CONTEXT);
      return start(begin, propagator.extract(ROOT_CONTEXT, parent, defaultTextMapGetter));
    },
    within(begin, work) {
      const parent = openContext();
      return parent === null ? work() : inSpan(start(begin, parent), work);
    },
    job: (name, work) => inSpan(start({ name: `job ${name}`, kind: 'internal' }, ROOT_CONTEXT), work),
    async close() {
      const closed = provider.shutdown().catch(() => undefined);
      await Promise.race([closed, wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

/** The context of the current span; null if there is none, or if it has ended. */
function openContext(): Context | null {
  const current = currentSpan.getStore() as CurrentSpan<Context> | undefined;
  return current?.isOpen ? current.context : null;
}

function openSpan(span: Span, context: Context): OpenSpan {
  const { traceId, spanId } = span.spanContext();
  const current: CurrentSpan<Context> = { traceId, spanId, context, isOpen: true };
  return {
    run: (work) => currentSpan.run(current, work),
    end({ name, attributes, error } = {}) {
      if (!current.isOpen) return;
      current.isOpen = false;
      if (name !== undefined) span.updateName(name);
      if (attributes !== undefined) span.setAttributes(attributes);
      if (error !== undefined) {
        span.setAttribute('error.type', error);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** An error's class without its message: its code (SQLSTATE or a network error) or its name. */
function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** An address without user, password and query, for the log. */
function withoutCredentials(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : `${origin}${pathname}`;
}

/** Warns at most once per minute if spans can't be sent; they are lost. */
function reportFailures(
  exporter: SpanExporter,
  endpoint: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SpanExporter {
  let lost = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) {
          lost += spans.length;
          if (performance.now() - warnedAt >= WARN_EVERY_MS) {
            log.warn({ err: result.error, endpoint, spans: lost }, 'Traces could not be sent');
            warnedAt = performance.now();
            lost = 0;
          }
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
