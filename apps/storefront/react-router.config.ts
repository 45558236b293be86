import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route table of one locale is small: the server hands each locale its own manifest (see server/locale-build.ts).
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
