/** A part of the shop whose tests are evaluated: each mutation of its files must fail one of them. */
export interface Area {
  /** Files to mutate. */
  mutate: string[]
  /** Tests that should notice. */
  tests: string[]
  /** Started once for all tests. */
  globalSetup?: string
  /** Minimum percentage of noticed mutations. */
  atLeast: number
}

const server = (folders: string, atLeast = 0): Area => ({
  mutate: [
    `packages/server/src/${folders}/**/*.ts`,
    '!packages/server/src/**/*{-tables,.test}.ts',
    '!packages/server/src/**/test/**',
  ],
  tests: [`packages/server/src/${folders}/**/*.test.ts`],
  globalSetup: 'packages/server/src/testing/database-setup.ts',
  atLeast,
})

const areas: Record<string, Area> = {
  domain: {
    mutate: [
      'packages/domain/src/**/*.ts',
      '!packages/domain/src/**/*.test.ts',
      '!packages/domain/src/testing/**',
    ],
    tests: ['packages/domain/src/**/*.test.ts'],
    atLeast: 90,
  },
  stock: server('stock', 87),
  orders: server('orders'),
  // All orders together take hours, so each folder is an area with its own tests.
  'orders/refunds': server('orders/refunds'),
  'orders/tax-documents': server('orders/tax-documents'),
  'orders/placing': server('orders/placing'),
  'orders/payment': server('orders/payment'),
  payments: server('payments'),
}

export const areaNames = Object.keys(areas)

/** The area in the arguments of `npm run mutation`. */
export function chosenArea(): Area {
  const area = areas[process.env.MUTATION_AREA ?? 'domain']
  if (!area) throw new Error(`Unknown area. Use one of: ${areaNames.join(', ')}.`)
  return area
}
