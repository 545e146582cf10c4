import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { DrawingTask } from '#media/drawing-process'

const SCRIPT = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))

/** Milliseconds, on a machine that is busy with other things. */
const LONGEST_DRAWING = 60_000

/**
 * Draws somebody's picture in a process of its own: a small file can take gigabytes and minutes, and what crashes there
 * does not stop the shop. Null for a file that cannot be drawn, or that takes more than `drawing-process.ts` allows.
 */
export async function drawInProcess(
  task: DrawingTask,
  file: Uint8Array,
  rest: readonly string[] = [],
): Promise<Buffer | null> {
  const child = spawn(process.execPath, ['--max-old-space-size=64', SCRIPT, task, ...rest], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_DRAWING,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'close')
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const drawn = await buffer(child.stdout)
  const [code] = await ended
  return code === 0 ? drawn : null
}
