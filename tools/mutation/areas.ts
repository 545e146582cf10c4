/** A part of the shop whose tests are tried out: each change of its files must fail one of them. */
export interface Area {
  /** Files that are changed. */
  mutate: string[]
  /** Tests that should notice. */
  tests: string[]
  /** Started once for all tests. */
  globalSetup?: string
  /** Percent of the changes that have to be noticed. */
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
  // All orders take hours; of a folder, its own tests have to notice.
  'orders/refunds': server('orders/refunds'),
  'orders/tax-documents': server('orders/tax-documents'),
  'orders/placing': server('orders/placing'),
  'orders/payment': server('orders/payment'),
  payments: server('payments'),
}

export const areaNames = Object.keys(areas)

/** The area that `npm run mutation` was asked for. */
export function chosenArea(): Area {
  const area = areas[process.env.MUTATION_AREA ?? 'domain']
  if (!area) throw new Error(`There is no such area; there are ${areaNames.join(', ')}`)
  return area
}
