import { existsSync, rmSync } from 'node:fs'
import { exportFile } from '@little-dunes/server/catalogue/export/export-file'
import { StartError } from '@little-dunes/server/startup/start-error'
import { defineCommand, UsageError } from '#define-command'
import { progressLine } from '#progress-line'
import { withDatabase } from '#shop-config'

export const command = defineCommand({
  usage: 'FILE.csv',
  maxArguments: 1,
  details: `  FILE.csv   a new file that npx shop import and Shopify can read`,
  async run([file]) {
    if (!file) throw new UsageError('Missing FILE.csv.')
    if (existsSync(file)) throw new StartError(`${file} already exists. Choose another name.`)
    const progress = progressLine()
    let rows = 0
    try {
      await withDatabase(async ({ db }, config) => {
        const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
        const count = await exportFile(db, file, publicUrl, (written) => {
          rows += written
          progress.show(`Written ${rows} rows`)
        })
        progress.end()
        console.log(`${file}: ${count} products, ${rows} rows.`)
        if (config.publicUrl === undefined)
          console.log('Image URLs point to localhost. Set PUBLIC_URL to change them.')
      })
    } catch (error) {
      // Half a file could be mistaken for a whole one.
      rmSync(file, { force: true })
      throw error
    }
  },
})
