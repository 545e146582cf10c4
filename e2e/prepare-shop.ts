import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from './shop-process.ts'

/** Nothing of a journey needs to survive a power cut. The cluster is elsewhere where only root may enter this folder. */
async function neverWaitForTheDisk(cluster: string): Promise<void> {
  if (!existsSync(cluster)) return
  const settings = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', '']
  await appendFile(join(cluster, 'postgresql.auto.conf'), settings.join('\n'))
}

/** Fills one shop with the demo catalogue; every journey starts on a copy of its data folder. */
export default async function prepareShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  // The database may run as another user, who has to reach its data below this folder.
  await chmod(folder, 0o755)
  const shop = await startShop(join(folder, 'template'))
  await shop.stop()
  await neverWaitForTheDisk(join(folder, 'template', 'postgres', 'cluster'))
  process.env.JOURNEYS_FOLDER = folder
  return () => rm(folder, { recursive: true, force: true })
}
