import type { Upload } from '#ui/upload/upload-store'

type Arrival = Pick<Upload, 'state'>

/** Finished files whose predecessors are finished too, so that pictures keep their order. */
export function arrivedUploads<One extends Arrival>(uploads: readonly One[]): One[] {
  const awaited = uploads.findIndex(({ state }) => state !== 'done' && state !== 'failed')
  const settled = awaited < 0 ? uploads : uploads.slice(0, awaited)
  return settled.filter(({ state }) => state === 'done')
}
