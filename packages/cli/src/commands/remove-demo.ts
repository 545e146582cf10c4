import { removeDemo } from '@little-dunes/server/demo/remove-demo'
import { defineCommand } from '#define-command'
import { withDatabase } from '#shop-config'

export const command = defineCommand({
  usage: '',
  details: 'Archives demo products with orders, ends used demo discount codes, and removes all others.',
  async run() {
    await withDatabase(async ({ db }) => {
      const { removed, archived, codesRemoved, codesEnded } = await removeDemo(db)
      console.log(`Products: ${removed} removed, ${archived} archived because they have orders.`)
      console.log(
        `Discount codes: ${codesRemoved} removed, ${codesEnded} ended because customers have used them.`,
      )
    })
  },
})
