import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** How often the delay of the event loop is sampled, in milliseconds. */
const SAMPLE_EVERY_MS = 20;

/**
 * Measures this process: memory, CPU time, garbage collection, open files, and the event loop's delay. Call it once per
 * process, because its samplers can't be stopped.
 */
export function measureProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: SAMPLE_EVERY_MS });
}
