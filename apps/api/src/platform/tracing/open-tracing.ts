import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

/** Sends traces to the configured collector, if any. Loads OpenTelemetry only then. */
export async function openTracing(
  { tracing, port }: Pick<Config, 'tracing' | 'port'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Tracing> {
  if (tracing === null) return NO_TRACING;
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  return createOtlpTracing({ ...tracing, port }, log);
}
