export { measureDatabase } from './database-metrics.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { measureProcess } from './process-metrics.ts';
export { registerMetrics } from './register-metrics.ts';
export { measureResponses } from './response-metrics.ts';
