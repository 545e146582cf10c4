import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { HOUR } from '@little-dunes/domain/durations'

export interface Asset {
  address: string
  body: Buffer
}

/** Stored builds besides the current one. */
const MAX_OTHERS = 3
/** Milliseconds after which an incomplete build counts as abandoned. */
const ABANDONED_AFTER = HOUR

/** Names contain the hash of the content, so builds with the same names are the same. */
const hashNames = (assets: readonly Asset[]): string =>
  createHash('sha256')
    .update(
      assets
        .map(({ address }) => address)
        .toSorted()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16)

async function write(build: string, assets: readonly Asset[]): Promise<void> {
  const begun = `${build}.${process.pid}`
  for (const { address, body } of assets) {
    const file = path.join(begun, address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, body)
  }
  // If another process was faster, its files are the same.
  await rename(begun, build).catch(() => rm(begun, { recursive: true, force: true }))
}

/** All names in the folder, the most recently started build first. */
async function namesIn(folder: string): Promise<{ name: string; usedAt: number }[]> {
  const names = await readdir(folder).catch(() => [])
  const builds = names.map(async (name) => {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: 0 }))
    return { name, usedAt: mtimeMs }
  })
  return (await Promise.all(builds)).sort((a, b) => b.usedAt - a.usedAt)
}

/** Stores a build as the latest and deletes the oldest ones. Returns its name. */
export async function keepBuild(folder: string, assets: readonly Asset[], now: Date): Promise<string> {
  const latest = hashNames(assets)
  const build = path.join(folder, latest)
  await mkdir(folder, { recursive: true })
  await stat(build).catch(() => write(build, assets))
  await utimes(build, now, now)
  const builds = await namesIn(folder)
  const others = builds.filter(({ name }) => name !== latest && !name.includes('./'))
  const begun = builds.filter(
    ({ name, usedAt }) => name.includes('./') && now.getTime() - usedAt > ABANDONED_AFTER,
  )
  for (const { name } of [...others.slice(MAX_OTHERS), ...begun])
    await rm(path.join(folder, name), { recursive: true, force: true })
  return latest
}

/** Files of the other stored builds by address; the latest build wins. */
export async function otherAssets(folder: string, latest: string): Promise<Map<string, string>> {
  const builds = (await namesIn(folder)).filter(({ name }) => name !== latest && !name.includes('./'))
  const files = new Map<string, string>()
  for (const { name } of builds.reverse()) {
    const build = path.join(folder, name)
    const entries = await readdir(build, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.isFile()) files.set(`/${path.relative(build, file).split(path.sep).join('/')}`, file)
    }
  }
  return files
}
