import { limitNumberColumns } from '@little-dunes/server/settings/order-limits'
import { shopSettings } from '@little-dunes/server/settings/settings-tables'
import { defineCommand, UsageError } from '#define-command'
import { withDatabase } from '#shop-config'

type Name = keyof typeof limitNumberColumns

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const names = new Map(Object.keys(limitNumberColumns).map((name) => [inSnakeCase(name), name as Name]))

function readChange(text: string): [Name, number] {
  const [, name = '', digits = ''] = /^(\w+)=(\d{1,9})$/.exec(text) ?? []
  const known = names.get(name)
  if (known) return [known, Number(digits)]
  throw new UsageError(`Invalid argument: ${text}. Use LIMIT=NUMBER, such as orders_per_day=50.`)
}

export const command = defineCommand({
  usage: '[LIMIT=NUMBER ...]',
  maxArguments: Number.POSITIVE_INFINITY,
  details: `Prints the limits after the changes. Amounts are in fils.

  LIMIT   ${[...names.keys()].join(', ')}`,
  async run(changes) {
    const newLimits = Object.fromEntries(changes.map(readChange))
    await withDatabase(async ({ db }) => {
      if (changes.length > 0) await db.update(shopSettings).set(newLimits)
      const [limits] = await db.select(limitNumberColumns).from(shopSettings)
      for (const [name, value] of Object.entries(limits ?? {})) console.log(`${inSnakeCase(name)}=${value}`)
    })
  },
})
