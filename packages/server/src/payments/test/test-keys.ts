import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StripeKeys } from '#payments/stripe/stripe-provider'
import { requireFreePort } from '#startup/require-free-port'

/** Settings of the test provider that outlast a run of the shop: its keys, its port, and the file of its payments. */
export interface TestSettings {
  keys: StripeKeys
  port: number
  stateFile: string
}

interface StoredKeys extends StripeKeys {
  port: number
}

const getFolder = (dataFolder: string) => path.join(dataFolder, 'test-payments')
const getKeysPath = (dataFolder: string) => path.join(getFolder(dataFolder), 'keys.json')

const secret = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`

/** Created once per data folder and reused, so that the payments survive and all processes agree. */
export async function loadTestSettings(dataFolder: string, host: string): Promise<TestSettings> {
  await mkdir(getFolder(dataFolder), { recursive: true, mode: 0o700 })
  const { port, ...keys } = (await read(dataFolder)) ?? (await makeOnce(dataFolder, host))
  return { keys, port, stateFile: path.join(getFolder(dataFolder), 'payments.jsonl') }
}

export async function saveTestPort(dataFolder: string, { keys }: TestSettings, port: number): Promise<void> {
  await keep(dataFolder, { ...keys, port })
}

const newKeys = (port: number): StoredKeys => ({
  secretKey: secret('sk_test'),
  publishableKey: secret('pk_test'),
  webhookSecret: secret('whsec'),
  port,
})

async function read(dataFolder: string): Promise<StoredKeys | null> {
  const text = await readFile(getKeysPath(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : (JSON.parse(text) as StoredKeys)
}

/** If two processes start at once, the first creates the settings and the other reads them. */
async function makeOnce(dataFolder: string, host: string): Promise<StoredKeys> {
  const made = newKeys(await requireFreePort(0, host))
  const beside = await writeBeside(dataFolder, made)
  await link(beside, getKeysPath(dataFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(beside)
  return (await read(dataFolder)) ?? made
}

/** Moves a complete file into place, so that a killed shop never leaves a partial one. */
async function keep(dataFolder: string, stored: StoredKeys): Promise<void> {
  await rename(await writeBeside(dataFolder, stored), getKeysPath(dataFolder))
}

async function writeBeside(dataFolder: string, stored: StoredKeys): Promise<string> {
  const beside = `${getKeysPath(dataFolder)}.${randomUUID()}.new`
  await writeFile(beside, JSON.stringify(stored), { mode: 0o600 })
  return beside
}
