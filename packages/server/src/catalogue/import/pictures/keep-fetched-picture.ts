import { importReason } from '@little-dunes/domain/messages/import-reasons'
import { PictureRefused } from '#catalogue/import/pictures/fetch-picture'
import { drawInProcess } from '#media/draw-in-process'

let drawn: Promise<unknown> = Promise.resolve()

/** Draws one picture at a time per process, since each may take 2 GB. */
function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const turn = drawn.then(draw)
  drawn = turn.catch(() => undefined)
  return turn
}

/** Stores a fetched picture, drawn in a process with limits. @throws PictureRefused when it cannot be read */
export const keepFetchedPicture =
  (dataFolder: string) =>
  async (name: string, bytes: Buffer, source: string): Promise<string> => {
    const address = await inTurn(() => drawInProcess('fetched', bytes, [dataFolder, name, source]))
    if (!address) throw new PictureRefused(importReason('picture_unreadable'))
    return address.toString()
  }
