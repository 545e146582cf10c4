import { useEffect } from 'react'
import { arrivedUploads } from '#ui/upload/arrived-uploads'
import { restoreUploads } from '#ui/upload/run-uploads'
import { forget, type Upload, useUploadStore } from '#ui/upload/upload-store'

/**
 * Uploads for one owner. `onDone` gets the finished pictures in the order in which they were chosen, also those from
 * before the screen was open.
 */
export function useUploads(owner: string, onDone: (addresses: string[]) => void): Upload[] {
  const uploads = useUploadStore((store) => store.uploads).filter((one) => one.owner === owner)
  const done = arrivedUploads(uploads)

  useEffect(() => {
    void restoreUploads()
  }, [])

  useEffect(() => {
    if (done.length === 0) return
    onDone(done.flatMap(({ address }) => address ?? []))
    for (const { key } of done) void forget(key)
  })

  return uploads.filter((one) => !done.includes(one))
}
