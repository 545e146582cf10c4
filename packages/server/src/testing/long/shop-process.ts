import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { printedAddress, SHOP_COMMAND } from '#testing/processes/shop-command'

const OPENS_WITHIN = 120_000

/** The real shop as a separate process. */
export interface ShopProcess {
  url: string
  child: ChildProcess
  printed(): string
  /** Exit code or signal. */
  ended: Promise<number | string>
  stop(): Promise<number | string>
}

/** Starts `main.ts` with these settings and waits until it accepts requests. */
export async function startShopProcess(
  settings: Record<string, string>,
  command = SHOP_COMMAND,
): Promise<ShopProcess> {
  const child = spawn(process.execPath, ['--max-old-space-size=1024', ...command], {
    cwd: settings.DATA_DIR,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', PICTURE_JOB: 'off', LOG_LEVEL: 'fatal', ...settings },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed = (printed + String(text)).slice(-20_000)
    })
  }
  const ended = once(child, 'exit').then(([code, signal]: (number | string)[]) => code ?? signal ?? '')
  for (const end = Date.now() + OPENS_WITHIN; Date.now() < end; await delay(20)) {
    const url = printedAddress(printed)
    if (url) return { url, child, printed: () => printed, ended, stop }
    if (child.exitCode !== null || child.signalCode !== null) break
  }
  child.kill('SIGKILL')
  throw new Error(`The shop did not start: ${printed}`)

  function stop() {
    child.kill('SIGTERM')
    return ended
  }
}
