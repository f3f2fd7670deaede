/** Traces of requests, statements, outgoing requests and background work. */
export { openTracing } from './open-tracing.ts';
export { traceStatements } from './trace-statements.ts';
export { NO_TRACING, traceFields, type Tracing } from './tracing.ts';
