// `npm run order-limits`: prints what one account may order; `npm run order-limits -- orders_per_day=50 open_cash_orders=3`
// sets some of it, whether the shop is running or not. docs/operating.md says what each means; amounts in fils.
import { existsSync } from 'node:fs'
import { readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { limitNumberColumns } from '@little-dunes/server/settings/order-limits'
import { shopSettings } from '@little-dunes/server/settings/settings-tables'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'

type Name = keyof typeof limitNumberColumns

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const names = new Map(Object.keys(limitNumberColumns).map((name) => [inSnakeCase(name), name as Name]))

function readChange(text: string): [Name, number] {
  const [, name = '', digits = ''] = /^(\w+)=(\d{1,9})$/.exec(text) ?? []
  const known = names.get(name)
  if (known) return [known, Number(digits)]
  throw new StartError(`"${text}" is no limit: write one of ${[...names.keys()].join(', ')}, then =NUMBER`)
}

async function run(changes: readonly string[]): Promise<void> {
  const wanted = Object.fromEntries(changes.map(readChange))
  if (existsSync('.env')) process.loadEnvFile('.env')
  const database = await attachToShopDatabase(readConfig(process.env, process.cwd()), { log: console.error })
  try {
    if (changes.length > 0) await database.db.update(shopSettings).set(wanted)
    const [limits] = await database.db.select(limitNumberColumns).from(shopSettings)
    for (const [name, value] of Object.entries(limits ?? {})) console.log(`${inSnakeCase(name)}=${value}`)
  } finally {
    await database.close()
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
})
