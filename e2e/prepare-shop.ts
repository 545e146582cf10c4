import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from './shop-process.ts'

/** Fills one shop with the demo catalogue; every journey starts on a copy of its data folder. */
export default async function prepareShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  // The database may run as another user, who has to reach its data below this folder.
  await chmod(folder, 0o755)
  const shop = await startShop(join(folder, 'template'))
  await shop.stop()
  process.env.JOURNEYS_FOLDER = folder
  return () => rm(folder, { recursive: true, force: true })
}
