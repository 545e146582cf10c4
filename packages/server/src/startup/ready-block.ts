import { BACKOFFICE, HOME_PATH, languagePath } from '@little-dunes/domain/paths'

interface ReadyShop {
  version: string
  /** Address of the shop, with the port behind a public address. */
  address: string
  /** Without a slash at the end. */
  origin: string
  /** One-time link for the first owner; null when the shop has one. */
  ownerLink: string | null
  /** Card payments run against the local test provider. */
  hasTestCards: boolean
  /** Folder of the database, if it is not in the data folder. */
  database: string | null
}

/** The addresses that a person opens next, printed once the shop listens. */
export function readyBlock({
  version,
  address,
  origin,
  ownerLink,
  hasTestCards,
  database,
}: ReadyShop): string {
  const rows = [
    ['Shop', address],
    ['Arabic shop', origin + languagePath('ar', HOME_PATH)],
    ['Back office', ownerLink ? `${ownerLink}  (set up the owner, works once)` : origin + BACKOFFICE],
    ['API docs', `${origin}/api/docs`],
    hasTestCards && [
      'Test cards',
      '4242 4242 4242 4242 always succeeds, no real money is charged; more in packages/stripe-sandbox/README.md',
    ],
    database !== null && ['Database', database],
  ].filter((row) => row !== false)
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const lines = rows.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`)
  return ['', `Little Dunes ${version} is ready`, '', ...lines, ''].join('\n')
}
