import { fstatSync } from 'node:fs'
import { readEnvironment } from '#environment'
import { startSandbox } from '#start-sandbox'

async function run() {
  const running = await startSandbox(readEnvironment(process.env))
  const end = () => void running.close().finally(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
  if (hasParentAtInput()) process.stdin.on('end', end).on('error', end).on('close', end).resume()
  process.stdout.write(`Stripe sandbox is listening at ${running.url}\n`)
}

/** A pipe closes when the parent ends. A terminal, a file or no input tells nothing about the parent. */
function hasParentAtInput() {
  try {
    const input = fstatSync(0)
    return input.isFIFO() || input.isSocket()
  } catch {
    return false
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
