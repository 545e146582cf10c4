import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** Starts a Node program and records its output for the message when it ends too early. */
export function startNode(args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-4000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.on('exit', (code) => {
    if (code) process.stderr.write(`${args.join(' ')} exited with code ${code}:\n${printed}\n`)
  })
  return child
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Waits for a program that ends by itself; throws unless its exit code is 0. */
export async function untilEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`${child.spawnargs.join(' ')} exited with code ${child.exitCode}`)
}

/** Waits until the address answers 200, as long as the process lives. */
export async function untilReady(child: ChildProcess, url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The process exited with code ${child.exitCode} before ${url} responded`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error(`${url} did not respond within ${seconds} s`)
}
