import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { toNetwork } from '#http/limits/to-network'
import { createWorkQueue } from '#http/limits/work-queue'
import type { DrawingTask } from '#orders/showing/pdf/draw-in-thread'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'
import { HOUSE_LOOKS } from '#theme/looks'

/** Two at once, so that fifty documents for the team delay no customer. Permissions are checked before the wait. */
const queue = createWorkQueue({ atOnce: 2, waiting: 20 })

/**
 * Returns a PDF as base64; networks take turns. A worker thread draws it: reading the fonts alone takes some hundred
 * milliseconds, which would block all other requests. @throws Busy when too many wait, Error when the thread fails
 */
export async function drawFile(
  shop: Pick<Shop, 'db' | 'theme'>,
  { title, content }: Pick<DrawingTask, 'title' | 'content'>,
  address: string,
): Promise<string> {
  const { paper, mark, logo } = (await shop.theme.read())?.looks ?? HOUSE_LOOKS
  const { en: shopName } = await readShopName(shop)
  const pdf = await queue(toNetwork(address), () =>
    drawInThread({ title, content, looks: { paper, mark, logo }, shopName }),
  )
  return Buffer.from(pdf).toString('base64')
}

/** Waits for the next file, since loading the library takes longer than drawing. It keeps no process alive. */
let idle: Worker | null = null

async function drawInThread(task: DrawingTask): Promise<Uint8Array> {
  const thread = idle ?? new Worker(new URL('draw-in-thread.ts', import.meta.url))
  idle = null
  thread.ref()
  thread.postMessage(task)
  const pdf = await awaitAnswer(thread)
  thread.unref()
  if (idle) void thread.terminate()
  else idle = thread
  return pdf
}

/** @throws when the thread fails or ends before it has answered */
async function awaitAnswer(thread: Worker): Promise<Uint8Array> {
  const answered = new AbortController()
  const { signal } = answered
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('The PDF worker thread exited')
  })
  try {
    const [pdf] = (await Promise.race([once(thread, 'message', { signal }), ended])) as [Uint8Array]
    return pdf
  } finally {
    answered.abort()
    await ended.catch(() => null)
  }
}
