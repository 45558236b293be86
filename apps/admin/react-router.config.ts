import { shop } from '@bowline/markets';
import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  basename: shop.adminPrefix,
  // A few dozen routes, known at once: no question to the server for each link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
