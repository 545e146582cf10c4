import type { Config } from '@react-router/dev/config'
import { FIRST_LANGUAGE, LANGUAGES } from '../domain/src/i18n/languages.ts'
import { checkDeferredScripts } from './check-deferred-scripts.ts'

const language = LANGUAGES.find((one) => one === process.env.PAGE_LANGUAGE)

export default {
  basename: language && language !== FIRST_LANGUAGE ? `/${language}` : '/',
  ssr: true,
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  // The loaders of the browser are small: a separate file costs its address in every page.
  splitRouteModules: false,
  // There are few routes: the first page contains their table, instead of a request per link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => checkDeferredScripts(reactRouterConfig.buildDirectory),
} satisfies Config
