import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { MINUTE } from '@little-dunes/domain/durations'
import { NOT_WRITTEN } from '#media/drawing-exit'
import type { DrawingTask } from '#media/drawing-process'

const SCRIPT = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))

/** Limits of one drawing, after which its process is ended. */
interface DrawingLimits {
  megabytes: number
  milliseconds: number
}

/** Enough for a machine that is busy with other work. */
const milliseconds = MINUTE

const LIMITS: Record<DrawingTask, DrawingLimits> = {
  /** For customers: a 24-megapixel AVIF takes 700 MB. */
  private: { megabytes: 1_000, milliseconds },
  product: { megabytes: 2_000, milliseconds },
  fetched: { megabytes: 2_000, milliseconds },
  scene: { megabytes: 2_000, milliseconds },
  logo: { megabytes: 2_000, milliseconds },
}

/**
 * Draws an uploaded picture in a separate process: a small file can take gigabytes and minutes, and a crash there does
 * not stop the shop. Null for a file that cannot be drawn or exceeds its limits.
 * @throws when the data folder cannot be written
 */
export async function drawInProcess(
  task: DrawingTask,
  file: Uint8Array,
  rest: readonly string[] = [],
  limits: DrawingLimits = LIMITS[task],
): Promise<Buffer | null> {
  const options = [String(limits.megabytes), task, ...rest]
  const child = spawn(process.execPath, ['--max-old-space-size=64', SCRIPT, ...options], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: limits.milliseconds,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'close')
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const drawn = await buffer(child.stdout)
  const [code] = await ended
  if (code === NOT_WRITTEN) throw new Error('Could not write an image to the data folder')
  return code === 0 ? drawn : null
}
