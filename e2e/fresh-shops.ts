import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Entry, type RunningShop, startShop } from './shop-process.ts'

const run = promisify(execFile)

export interface FreshShops {
  /** `settings` are for this one alone. */
  take(settings?: Record<string, string> | null): Promise<RunningShop>
  close(): Promise<void>
}

/** Shops that nobody has been in yet. The next one starts while a journey is under way in the one before it. */
export function freshShops(folder: string, name: string, entry: Entry): FreshShops {
  let number = 0
  let next: Promise<RunningShop> | undefined

  async function open(settings: Record<string, string> = {}): Promise<RunningShop> {
    number += 1
    const own = join(folder, `${name}-${number}`)
    // `cp -a` keeps the owner of the database's files, which need not be who runs the tests.
    await run('cp', ['-a', join(folder, 'template'), own])
    const shop = await startShop(own, entry, settings)
    const stop = async () => {
      await shop.stop()
      await rm(own, { recursive: true, force: true })
    }
    return { ...shop, stop }
  }

  const start = (): Promise<RunningShop> => {
    const opening = open()
    // Heard by whoever takes it.
    opening.catch(() => undefined)
    return opening
  }

  return {
    async take(settings) {
      if (settings) return open(settings)
      const shop = await (next ?? start())
      next = start()
      return shop
    },
    async close() {
      await (await next?.catch(() => undefined))?.stop()
    },
  }
}
