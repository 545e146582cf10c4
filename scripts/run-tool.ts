import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '..')

/** Starts a command of this project or its packages, with the same Node. */
export function startTool(name: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const binFolder = path.join(root, 'node_modules', '.bin')
  const colour = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const PATH = `${binFolder}${path.delimiter}${process.env.PATH}`
  const env = { ...process.env, ...colour, PATH, ...options.env }
  return spawn(name, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
    env,
  })
}

/** Exit code of a command, or 1 if it could not be started or was stopped. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a command and captures its output, which is shown only after a failure. */
export async function runQuietly(name: string, args: string[], options: SpawnOptions = {}) {
  const child = startTool(name, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk))
  const code = await exitCode(child)
  return { code, printed: Buffer.concat(printed).toString() }
}
