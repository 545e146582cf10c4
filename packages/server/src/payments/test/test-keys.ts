import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StripeKeys } from '#payments/stripe/stripe-provider'

/** What the stand-in for Stripe keeps between two runs of the shop: its keys, its port, and the file of its payments. */
export interface TestSettings {
  keys: StripeKeys
  /** 0 before the first start. */
  port: number
  stateFile: string
}

interface Kept extends StripeKeys {
  port: number
}

const folderOf = (dataFolder: string) => path.join(dataFolder, 'test-payments')
const fileOf = (dataFolder: string) => path.join(folderOf(dataFolder), 'keys.json')

const secret = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`

/** Made once for a data folder, and the same from then on, so that its payments survive. */
export async function loadTestSettings(dataFolder: string): Promise<TestSettings> {
  await mkdir(folderOf(dataFolder), { recursive: true, mode: 0o700 })
  const { port, ...keys } = (await read(dataFolder)) ?? (await keep(dataFolder, newKeys()))
  return { keys, port, stateFile: path.join(folderOf(dataFolder), 'payments.jsonl') }
}

export async function saveTestPort(dataFolder: string, { keys }: TestSettings, port: number): Promise<void> {
  await keep(dataFolder, { ...keys, port })
}

const newKeys = (): Kept => ({
  secretKey: secret('sk_test'),
  publishableKey: secret('pk_test'),
  webhookSecret: secret('whsec'),
  port: 0,
})

async function read(dataFolder: string): Promise<Kept | null> {
  const text = await readFile(fileOf(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : (JSON.parse(text) as Kept)
}

/** Written beside and put in place, so that a shop which is killed leaves no half of it. */
async function keep(dataFolder: string, kept: Kept): Promise<Kept> {
  const beside = `${fileOf(dataFolder)}.new`
  await writeFile(beside, JSON.stringify(kept), { mode: 0o600 })
  await rename(beside, fileOf(dataFolder))
  return kept
}
