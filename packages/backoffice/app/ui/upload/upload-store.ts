import { DAY } from '@little-dunes/domain/durations'
import { create } from 'zustand'
import { dropUpload, keepUpload, listUploads, type StoredUpload } from '#platform/uploads/stored-uploads'

/** `interrupted` resumes automatically; `failed` resumes on request. */
export type UploadState = 'waiting' | 'sending' | 'interrupted' | 'finishing' | 'done' | 'failed'

export interface Upload extends StoredUpload {
  state: UploadState
  /** Received bytes. */
  sent: number
  /** Reason of the failure. */
  message: string | null
  /** Another tab may be sending it too. */
  isRestored: boolean
}

/** Milliseconds after which a stored upload is discarded. */
const LIFE = 7 * DAY

/** Uploads of all screens, oldest first: they continue on other screens. */
export const useUploadStore = create<{ uploads: Upload[] }>()(() => ({ uploads: [] }))

export const findUpload = (key: string): Upload | undefined =>
  useUploadStore.getState().uploads.find((one) => one.key === key)

export const changeUpload = (key: string, changes: Partial<Upload>): void =>
  useUploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((one) => (one.key === key ? { ...one, ...changes } : one)),
  }))

export const addUploadsToStore = (added: Upload[]): void =>
  useUploadStore.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }))

/** Stores the current state of an upload for a reload. */
export async function keep(key: string): Promise<void> {
  const upload = findUpload(key)
  if (!upload) return
  const { state: _, sent: __, message: ___, isRestored: ____, ...stored } = upload
  await keepUpload(stored)
}

/** Removes an upload from the screen and from the storage. */
export async function forget(key: string): Promise<void> {
  useUploadStore.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.key !== key) }))
  await dropUpload(key)
}

/** Uploads that were interrupted by a reload or by closing the browser. */
export async function restoredUploads(now: number): Promise<Upload[]> {
  const stored = await listUploads()
  const known = new Set(useUploadStore.getState().uploads.map(({ key }) => key))
  const isOld = ({ createdAt }: StoredUpload) => now - createdAt > LIFE
  await Promise.all(stored.filter(isOld).map(({ key }) => dropUpload(key)))
  return stored
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
