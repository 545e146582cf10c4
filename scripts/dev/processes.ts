import path from 'node:path'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { root, startTool } from '../run-tool.ts'
import { followLog } from './failures.ts'
import { freePort } from './free-port.ts'
import type { Destination } from './route.ts'
import { createUpstream, type Upstream } from './upstream.ts'
import type { FailureNote } from './vite-process.ts'

const PAGES = ['storefront', 'backoffice'] as const

const CUSTOM_TEXTS = ['--import', './scripts/custom-texts/before-the-shop.ts']
/** Caches compiled code, like the other commands. */
const COMMAND = path.join(root, 'scripts', 'require-node.mjs')

/** Starts the shop with its pages rendered at `address`; reports its errors. */
function startShop(port: number, address: string, onFailure: (note: FailureNote) => void) {
  const { PUBLIC_URL, TRUST_PROXY, RATE_LIMIT, LOG_LEVEL } = process.env
  const child = startTool('node', [...CUSTOM_TEXTS, COMMAND, 'packages/server/src/main.ts'], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      PAGES_URL: address,
      PUBLIC_URL: PUBLIC_URL || address,
      TRUST_PROXY: TRUST_PROXY || '127.0.0.1',
      RATE_LIMIT: RATE_LIMIT || 'off',
      LOG_LEVEL: LOG_LEVEL || 'info',
    },
  })
  // Without a terminal, a shop logs to its standard output.
  if (child.stdout) followLog(child.stdout, console.log, onFailure)
  child.stderr?.pipe(process.stderr)
  return child
}

/** Vite for the pages of one package in one language. */
function startPages(name: string, language: Language, ports: { pagePort: number; shop: number }) {
  const child = startTool('node', [COMMAND, path.join(root, 'scripts', 'dev', `${name}-pages.ts`)], {
    cwd: path.join(root, 'packages', name),
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: {
      NODE_ENV: 'development',
      PORT: String(ports.pagePort),
      PAGE_LANGUAGE: language,
      SHOP_URL: `http://127.0.0.1:${ports.shop}`,
    },
  })
  child.stderr?.pipe(process.stderr)
  return child
}

export interface Processes {
  shop: Upstream
  find(destination: Destination): Upstream
  tell(message: object): void
  stop(): Promise<void>
}

/** All processes of `npm run dev` behind its address. The shop and the English pages start at once, the others on request. */
export async function createProcesses(address: string): Promise<Processes> {
  const shopPort = await freePort()
  const pages = new Map<string, Upstream>()
  const tell = (message: object) => pages.forEach((one) => void one.send(message))
  const shop = createUpstream(shopPort, () => startShop(shopPort, address, tell))
  for (const name of PAGES)
    for (const language of LANGUAGES) {
      const pagePort = await freePort()
      const start = () => startPages(name, language, { pagePort, shop: shopPort })
      pages.set(`${name} ${language}`, createUpstream(pagePort, start))
    }
  return {
    shop,
    find: (destination) =>
      destination === 'shop' ? shop : (pages.get(`${destination.pages} ${destination.language}`) ?? shop),
    tell,
    async stop() {
      await Promise.all([shop, ...pages.values()].map((one) => one.stop()))
    },
  }
}
