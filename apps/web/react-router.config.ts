import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole table is a few lines: no request for it while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
