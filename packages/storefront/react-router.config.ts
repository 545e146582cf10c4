import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Few routes: their table travels with the first page instead of being asked for link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
