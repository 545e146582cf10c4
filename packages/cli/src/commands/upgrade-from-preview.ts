import { requireStoppedShop, withBackupClient } from '@little-dunes/server/backup/backup-client'
import { upgradeFromPreview } from '@little-dunes/server/database/upgrade-from-preview'
import { defineCommand } from '#define-command'
import { readShopConfig } from '#shop-config'

export const command = defineCommand({
  usage: '',
  details: `Upgrades the database of commit 3fa33ea6 or a later version before 1.0. Stop the shop and back up the database first.
All changes are one transaction: after an error or Ctrl-C the database is as before, and the command can run again.`,
  async run() {
    const migrations = await withBackupClient(readShopConfig(), async (client) => {
      await requireStoppedShop(client)
      return upgradeFromPreview(client)
    })
    if (migrations === null) console.log('Nothing to do: the database is on 1.0 or later.')
    else {
      console.log(`Upgraded the database to 1.0. Migrations applied: ${migrations}.`)
      console.log('Start the shop with npm start.')
    }
  },
})
