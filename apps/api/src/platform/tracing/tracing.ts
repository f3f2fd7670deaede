import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export type SpanStart = {
  /** One of few names; variable values belong in attributes. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: SpanAttributes;
};

export type SpanEnd = {
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  /** A class of errors (a code, an error's name), never the message, which may contain personal data. */
  readonly error?: string | undefined;
};

/** A span that was started. */
export type OpenSpan = {
  /** Runs work whose spans and log lines belong to this span. */
  run<Result>(work: () => Result): Result;
  /** Only the first call counts. */
  end(end?: SpanEnd): void;
};

/** Records the shop's work as spans of traces (OpenTelemetry). */
export type Tracing = {
  readonly isOn: boolean;
  /**
   * Starts the span of a request: a child of the current span, or of the span in these headers (W3C), or the root of a
   * new trace.
   */
  startRequest(start: SpanStart, parent: 'current' | IncomingHttpHeaders | null): OpenSpan;
  /** Runs work in a child span of the current one; without a current span, the work isn't traced. */
  within<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result>;
  /** Runs background work in a separate trace. */
  job<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends the remaining spans, for at most two seconds. Never rejects. */
  close(): Promise<void>;
};

const UNTRACED: OpenSpan = { run: (work) => work(), end: () => undefined };

/** For shops without a collector of traces: records nothing. */
export const NO_TRACING: Tracing = {
  isOn: false,
  startRequest: () => UNTRACED,
  within: (_start, work) => work(),
  job: (_name, work) => work(),
  close: async () => undefined,
};

/** The current span. `context` is OpenTelemetry's, which isn't loaded if the shop has no collector. */
export type CurrentSpan<Context = unknown> = {
  readonly traceId: string;
  readonly spanId: string;
  readonly context: Context;
  /** False for work that a request started and that continues after its response. */
  isOpen: boolean;
};

export const currentSpan = new AsyncLocalStorage<CurrentSpan>();

/** The fields that connect a log line with the current trace, named by OpenTelemetry's conventions. */
export function traceFields(): object {
  const span = currentSpan.getStore();
  return span?.isOpen ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
