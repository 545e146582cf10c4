import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningShop, startShop } from '../e2e/fixtures/shop-process.ts'

/** Runs `work` on a fresh shop in production mode, or on the one at SHOP_URL, without its `shop`. */
export async function onFreshShop<Result>(
  work: (url: string, shop?: RunningShop) => Promise<Result>,
): Promise<Result> {
  if (process.env.SHOP_URL) return work(process.env.SHOP_URL)
  const folder = await mkdtemp(join(tmpdir(), 'own-shop-'))
  // The database may run as another user, which needs access to its data below this folder.
  await chmod(folder, 0o755)
  let shop: RunningShop | undefined
  try {
    shop = await startShop(join(folder, 'data'))
    return await work(shop.url, shop)
  } finally {
    await shop?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
