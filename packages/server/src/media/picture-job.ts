import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Product } from '@little-dunes/domain/catalogue/product'
import type { Shop } from '#shop'

const SCRIPT = fileURLToPath(new URL('./derive-pictures-process.ts', import.meta.url))

/** The making of pictures beside the shop, at the lowest priority. */
export interface PictureJob {
  close(): Promise<void>
}

/** Addresses of masters. */
export interface PicturesToRender {
  /** In every width. */
  shown: string[]
  /** For previews of links to a product. */
  shared: string[]
}

function begin(dataFolder: string, order: PicturesToRender): ChildProcess {
  const child = spawn(process.execPath, [SCRIPT, dataFolder], { stdio: ['pipe', 'ignore', 'pipe'] })
  child.stdin?.end(JSON.stringify(order))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}

/** The products of the shop, some at a time. */
type Published = AsyncIterable<readonly Pick<Product, 'image' | 'variants'>[]>

/** Every picture that the catalogue shows; a link to a product is shown with the first of its pictures. */
async function wantedPictures(published: Published, isUnwanted: () => boolean): Promise<PicturesToRender> {
  const [shown, shared] = [new Set<string>(), new Set<string>()]
  for await (const products of published) {
    if (isUnwanted()) break
    for (const { image, variants } of products) {
      const pictures = [...image, ...variants.flatMap((v) => v.images)]
      for (const picture of pictures) shown.add(picture)
      if (pictures[0] !== undefined) shared.add(pictures[0])
    }
  }
  return { shown: [...shown], shared: [...shared] }
}

/** Starts once; what a later import brings is made at the next start, and served from its master until then. */
export function startPictureJob(
  shop: Pick<Shop, 'log'>,
  dataFolder: string,
  published: Published,
  ending?: AbortSignal,
): PictureJob {
  let child: ChildProcess | undefined
  let closing = false
  const isUnwanted = () => closing || ending?.aborted === true
  const work = async () => {
    const order = await wantedPictures(published, isUnwanted)
    // The shop may end while the catalogue is read.
    if (isUnwanted()) return
    child = begin(dataFolder, order)
    const complaint = complaintOf(child)
    const [code] = await once(child, 'close')
    if (code !== 0 && !isUnwanted())
      shop.log.error({ complaint: complaint() }, 'Pictures could not be made in all widths')
  }
  const working = work().catch(async (error: unknown) => {
    // A signal to all processes ends the database as well, and its news may be heard before that of the signal.
    await setImmediate()
    if (!isUnwanted()) shop.log.error(error, 'Pictures could not be made in all widths')
  })
  return {
    async close() {
      closing = true
      child?.kill('SIGKILL')
      await working
    },
  }
}

function complaintOf(child: ChildProcess): () => string {
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-2000)
  })
  return () => complaint
}
