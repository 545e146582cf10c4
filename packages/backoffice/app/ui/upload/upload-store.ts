import { DAY } from '@little-dunes/domain/durations'
import { create } from 'zustand'
import { dropUpload, type KeptUpload, keepUpload, keptUploads } from '#platform/uploads/kept-uploads'

/** `interrupted` goes on by itself; `failed` does when somebody says so. */
export type UploadState = 'waiting' | 'sending' | 'interrupted' | 'finishing' | 'done' | 'failed'

export interface Upload extends KeptUpload {
  state: UploadState
  /** Bytes that have arrived. */
  sent: number
  /** Why it failed. */
  message: string | null
  /** Whether another tab may be at it too. */
  isRestored: boolean
}

/** Milliseconds after which a kept upload is of no use to anybody. */
const LIFE = 7 * DAY

/** Uploads of all screens, oldest first: they go on while somebody works elsewhere. */
export const useUploadStore = create<{ uploads: Upload[] }>()(() => ({ uploads: [] }))

export const uploadOf = (key: string): Upload | undefined =>
  useUploadStore.getState().uploads.find((one) => one.key === key)

export const changeUpload = (key: string, changes: Partial<Upload>): void =>
  useUploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((one) => (one.key === key ? { ...one, ...changes } : one)),
  }))

export const addUploadsToStore = (added: Upload[]): void =>
  useUploadStore.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }))

/** Keeps an upload over a reload as it is now. */
export async function keep(key: string): Promise<void> {
  const upload = uploadOf(key)
  if (!upload) return
  const { state: _, sent: __, message: ___, isRestored: ____, ...kept } = upload
  await keepUpload(kept)
}

/** Takes an upload off the screen and out of what is kept. */
export async function forget(key: string): Promise<void> {
  useUploadStore.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.key !== key) }))
  await dropUpload(key)
}

/** Uploads that a reload or the end of the browser has interrupted. */
export async function restoredUploads(now: number): Promise<Upload[]> {
  const kept = await keptUploads()
  const known = new Set(useUploadStore.getState().uploads.map(({ key }) => key))
  const isOld = ({ createdAt }: KeptUpload) => now - createdAt > LIFE
  await Promise.all(kept.filter(isOld).map(({ key }) => dropUpload(key)))
  return kept
    .filter((one) => !isOld(one) && !known.has(one.key))
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((one) => ({
      ...one,
      state: one.address === null ? 'waiting' : 'done',
      sent: 0,
      message: null,
      isRestored: true,
    }))
}
