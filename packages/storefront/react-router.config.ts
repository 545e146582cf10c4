import type { Config } from '@react-router/dev/config'
import { checkDeferredScripts } from './check-deferred-scripts.ts'

export default {
  ssr: true,
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  // Few routes: their table travels with the first page instead of being asked for link by link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => checkDeferredScripts(reactRouterConfig.buildDirectory),
} satisfies Config
