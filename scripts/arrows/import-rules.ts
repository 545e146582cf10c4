import type { Arrows } from './arrows-in-words.ts'
import { crowdedFolders, isTesting, misplacedTestDoubles } from './folder-rules.ts'
import { cyclesIn, findImports, type Import, isTest, type Sources } from './import-graph.ts'

/** Our own packages that each place may import besides itself. */
const packageArrows: Record<string, string[]> = {
  'packages/domain': [],
  'packages/embedded-postgres': [],
  'packages/server': ['packages/domain', 'packages/embedded-postgres', 'demo'],
  'packages/cli': ['packages/design', 'packages/domain', 'packages/server'],
  'packages/backoffice': ['packages/design', 'packages/domain'],
  'packages/design': [],
  'packages/storefront': ['packages/design', 'packages/domain'],
  'packages/stripe-sandbox': [],
  demo: ['packages/domain'],
  e2e: ['packages/domain', 'packages/server', 'scripts'],
  'tools/benchmarks': ['packages/domain', 'packages/server', 'scripts', 'e2e'],
  'tools/mutation': ['scripts'],
  scripts: ['packages/domain', 'packages/server', 'demo', 'e2e'],
}

/**
 * Folders, sub-folders and single files of a package from top to bottom: a file uses its own place and those of lines
 * below it. The longest entry that fits a file is its place; `.` are the files beside the folders. A folder with a
 * separate entry has lines inside as well. `*-module.ts` in any folder belongs to `modules`.
 */
const layers: Record<string, string[][]> = {
  'packages/server/src': [
    ['testing'],
    ['.'],
    ['modules'],
    ['pages', 'doctor', 'demo', 'backup', 'live'],
    ['home'],
    ['audit-log'],
    ['returns/staff', 'fulfilment', 'newsletter', 'media/staff', 'cash-on-delivery'],
    ['documents', 'discounts/staff', 'imports'],
    ['orders/staff'],
    [
      'catalogue/staff',
      'inventory',
      'analytics',
      'reviews/staff',
      'questions/staff',
      'content/staff',
      'contact/staff',
      'credit/staff',
      'emails/staff',
      'settings/staff',
      'redirects/staff',
      'webhooks/staff',
      'tax-return',
    ],
    ['customers'],
    ['personal-data'],
    ['returns', 'reminders', 'reviews', 'questions'],
    ['orders'],
    ['orders/placing'],
    ['orders/creating'],
    ['orders/payment'],
    ['orders/refunds'],
    ['orders/tax-documents'],
    ['cart', 'wishlist', 'contact', 'redirects'],
    ['discounts', 'stock', 'credit', 'analytics/daily'],
    ['orders/store'],
    ['staff'],
    ['catalogue', 'accounts', 'payments'],
    ['emails', 'webhooks'],
    ['content'],
    ['settings'],
    ['payments/test'],
    ['payments/stripe'],
    ['media'],
    ['jobs', 'push'],
    ['http/openapi'],
    ['http'],
    ['idempotency'],
    ['database'],
    ['shop'],
    ['payments/provider', 'payments/failpoints', 'push/push-sender', 'security'],
    ['jobs/service-unavailable'],
    ['push/encrypt-push', 'theme'],
    ['startup'],
  ],
  'packages/storefront/app': [
    ['.'],
    ['home', 'product', 'checkout', 'orders', 'information'],
    ['shell'],
    ['wishlist'],
    ['measuring'],
    ['cart', 'account'],
    ['catalogue'],
    ['ui'],
    ['platform'],
    ['arabic'],
  ],
  'packages/backoffice/app': [
    ['.'],
    ['home', 'newsletter', 'analytics', 'messages', 'reviews', 'questions', 'emails', 'help'],
    ['customers', 'gift-cards', 'inbox'],
    ['cash-on-delivery', 'packing', 'phone-order', 'returns'],
    ['audit-log'],
    ['orders', 'products', 'discounts', 'sales', 'imports', 'content', 'settings', 'staff', 'integrations'],
    ['inventory'],
    ['documents', 'views'],
    ['shell'],
    ['sign-in'],
    ['ui'],
    ['platform'],
    ['arabic'],
  ],
  'packages/storefront/app/cart': [['testing'], ['saved', 'added'], ['.'], ['store'], ['cart-messages']],
  'packages/storefront/app/catalogue': [
    ['testing'],
    ['listing'],
    ['filter', 'carousel'],
    ['card'],
    ['address'],
    ['.'],
  ],
  'packages/storefront/app/checkout': [
    ['checkout-page'],
    ['checkout-form'],
    ['payment', 'return'],
    ['card'],
    ['wallet'],
    ['address', 'delivery', 'discount', 'guest', 'order', 'summary'],
    ['.'],
  ],
  'packages/stripe-sandbox/src': [
    ['testing'],
    ['.'],
    ['pages', 'switches'],
    ['api'],
    ['payments'],
    ['webhooks'],
    ['state'],
    ['payments/cards', 'switches/switches'],
    ['read-body'],
  ],
  e2e: [['.'], ['journeys', 'resilience'], ['audits'], ['fixtures']],
  'packages/domain/src': [
    ['testing'],
    ['contract'],
    ['content'],
    ['paths'],
    ['messages'],
    ['orders'],
    ['settings'],
    ['catalogue', 'accounts', 'reviews'],
    ['extensions'],
    ['.'],
    ['i18n'],
  ],
}

/** Files of the storefront that may import React Router: its routes and frame. Components use `platform/address`. */
const routerPlaces = [
  'entry.server',
  'root',
  'catalogue/listing/load-list-page',
  'catalogue/listing/redirect-to-product',
  'home/load-home-page',
  'product/load-product-page',
  'product/product-page',
  'shell/errors/not-found-route',
  'shell/hydration/deferred-scripts',
  'shell/island/fetch-island',
  'shell/navigation/use-prefetch',
  'platform/address',
  'platform/head/meta-tags',
  'platform/shop-context',
  'platform/static-data',
  'platform/structured-data/json-ld-context',
]

/** The rules in ARCHITECTURE.md. */
export const ARROWS: Arrows = { packages: packageArrows, layers }

const forbiddenNames = /(^|[/-])(index|utils?|helpers?|misc|common)\.tsx?$/

/** All violations of the architecture in these sources, one sentence each. */
export function findViolations(sources: Sources): string[] {
  const imports = findImports(sources)
  const names = [...sources.keys()].filter((file) => forbiddenNames.test(file))
  return [
    ...names.map((file) => `${file}: name the file after its exports, not index, utils or helpers`),
    ...imports.flatMap((one) =>
      [
        packageViolation(one),
        ...layerViolations(one),
        domainImport(one),
        routerImport(one),
        typesOnly(one, sources),
      ].filter((violation) => violation !== undefined),
    ),
    ...[...sources].flatMap(([file, text]) => impureDomain(file, text)),
    ...crowdedFolders(sources),
    ...misplacedTestDoubles(sources, imports),
    ...cyclesIn(imports).map((ring) => `${ring.join(' -> ')} -> ${ring[0]}: circular import`),
  ]
}

/** Reports layers without files. */
export function emptyPlaces(files: readonly string[]): string[] {
  return Object.entries(layers).flatMap(([base, lines]) => {
    const filled = new Set(
      files.filter((file) => file.startsWith(`${base}/`)).map((file) => getFolder(file, base)),
    )
    return lines
      .flat()
      .filter((place) => !filled.has(place))
      .map((place) => `scripts/arrows/import-rules.ts: ${base}/${place} has no files`)
  })
}

const getPackage = (file: string) => file.match(/^((?:packages|tools)\/[^/]+|[^/]+)\//)?.[1] ?? ''

function packageViolation({ from, to, specifier }: Import): string | undefined {
  if (!to) return undefined
  const [importer, other] = [getPackage(from), getPackage(to)]
  if (importer === other || !packageArrows[importer] || packageArrows[importer].includes(other))
    return undefined
  return `${from}: ${importer} may not import ${specifier}`
}

/** Tests may use anything in their package. */
function layerViolations({ from, to, specifier }: Import): string[] {
  if (!to || isTest(from)) return []
  return Object.keys(layers)
    .filter((base) => from.startsWith(`${base}/`) && to.startsWith(`${base}/`))
    .flatMap((base) => {
      const [importer, other] = [getFolder(from, base), getFolder(to, base)]
      if (importer === other) return []
      const [above, below] = [getLayerIndex(base, importer), getLayerIndex(base, other)]
      if (above < 0 || below < 0)
        return [`${from}: import-rules.ts has no layer for ${above < 0 ? importer : other}`]
      return above < below
        ? []
        : [`${from}: ${importer} may not import ${specifier}, which is not in a lower layer`]
    })
}

function getFolder(file: string, base: string): string {
  const inside = file.slice(base.length + 1).replace(/\.tsx?$/, '')
  if (inside.endsWith('-module')) return 'modules'
  const fitting = (layers[base] ?? []).flat().filter((place) => `${inside}/`.startsWith(`${place}/`))
  const [longest] = fitting.toSorted((a, b) => b.length - a.length)
  return longest ?? inside.match(/^([^/]+)\//)?.[1] ?? '.'
}

const getLayerIndex = (base: string, folder: string) =>
  (layers[base] ?? []).findIndex((line) => line.includes(folder))

/** The domain has no dependencies except Zod, for its contract. */
function domainImport({ from, specifier }: Import): string | undefined {
  if (!from.startsWith('packages/domain/') || isTesting(from) || /^[#.]/.test(specifier)) return undefined
  if (specifier === 'zod' && from.includes('/contract/')) return undefined
  return `${from}: the domain may not import ${specifier}`
}

function routerImport({ from, specifier }: Import): string | undefined {
  const file = from.split('packages/storefront/app/')[1]
  if (specifier !== 'react-router' || !file || isTest(from)) return undefined
  if (routerPlaces.some((place) => file.startsWith(place))) return undefined
  return `${from}: import the address from #platform/address/address, not from ${specifier}`
}

/**
 * Code that drives the shop from outside knows its addresses; of the packages it may import only types and test tools.
 */
function typesOnly({ from, to, specifier }: Import, sources: Sources): string | undefined {
  if (!/^(e2e|benchmarks)\//.test(from) || !to?.startsWith('packages/') || isTesting(to)) return undefined
  const line = (sources.get(from) ?? '').split('\n').find((text) => text.includes(`'${specifier}'`))
  return line?.startsWith('import type') ? undefined : `${from}: may import only types from ${specifier}`
}

const impurities: [RegExp, string][] = [
  [/\bDate\.now\(|\bnew Date\(\)/, 'the clock'],
  [/\bMath\.random\(|\brandomUUID\(/, 'randomness'],
  [
    /\bprocess\.|\bBuffer\b|\bset(?:Timeout|Interval|Immediate)\(|\bfetch\(|\bconsole\.|\b(?:local|session)Storage\b/,
    'the environment, timers or I/O',
  ],
]

function impureDomain(file: string, text: string): string[] {
  if (!file.startsWith('packages/domain/') || isTest(file)) return []
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return impurities
    .filter(([pattern]) => pattern.test(code))
    .map(([, what]) => `${file}: domain code may not depend on ${what}`)
}
