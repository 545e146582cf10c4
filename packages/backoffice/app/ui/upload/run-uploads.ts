import { LARGEST_PICTURE_FILE } from '@little-dunes/domain/catalogue/pictures'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { call } from '#platform/client'
import { forgetUploadAt, Interrupted, sendFile } from '#platform/uploads/send-file'
import { loadUpload, type StoredUpload } from '#platform/uploads/stored-uploads'
import { untilTryAgain } from '#ui/upload/until-try-again'
import { uploadMessages as texts } from '#ui/upload/upload-messages'
import {
  addUploadsToStore,
  changeUpload,
  findUpload,
  forget,
  keep,
  restoredUploads,
  useUploadStore,
} from '#ui/upload/upload-store'

/** Files that are sent at the same time. */
const AT_ONCE = 2
/** Tries in a row without a received byte. */
const MAX_TRIES = 6

/** Calls that turn a file into a picture or a film. */
const MAKERS = {
  product: 'POST /api/staff/picture',
  content: 'POST /api/staff/content/picture',
  film: 'POST /api/staff/content/film',
  logo: 'POST /api/staff/settings/logo',
} as const

const running = new Map<string, AbortController>()

/** Starts waiting uploads up to the maximum. */
function runNext(): void {
  for (const { key, state } of useUploadStore.getState().uploads) {
    if (running.size >= AT_ONCE) return
    if (state !== 'waiting' || running.has(key)) continue
    const controller = new AbortController()
    running.set(key, controller)
    void run(key, controller.signal).finally(() => {
      running.delete(key)
      runNext()
    })
  }
}

async function run(key: string, signal: AbortSignal): Promise<void> {
  try {
    // One tab at a time sends a file.
    await navigator.locks.request(`upload ${key}`, { signal }, () => complete(key, signal))
  } catch (error) {
    if (signal.aborted) return
    changeUpload(key, { state: 'failed', message: error instanceof Error ? error.message : texts.failed })
  }
}

/** Sends and finishes one upload, across broken connections. @throws when the shop does not want it */
async function complete(key: string, signal: AbortSignal): Promise<void> {
  const upload = findUpload(key)
  if (!upload) return
  // Another tab has finished or cancelled it meanwhile.
  if (upload.isRestored && !(await loadUpload(key))?.file) return forget(key)
  let tries = 0
  for (;;) {
    try {
      const address = await sendAndFinish(key, signal, () => {
        tries = 0
      })
      changeUpload(key, { state: 'done', address, file: null })
      return await keep(key)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Interrupted)) throw error
      tries += 1
      if (tries >= MAX_TRIES) throw new Error(texts.noAnswer, { cause: error })
      changeUpload(key, { state: 'interrupted' })
      await untilTryAgain(tries, signal)
    }
  }
}

async function sendAndFinish(key: string, signal: AbortSignal, onProgress: () => void): Promise<string> {
  const { file = null, url = null, kind = 'product' } = findUpload(key) ?? {}
  if (!file) throw new Error(texts.failed)
  const sent = await sendFile(file, url, {
    signal,
    onBegun(begun) {
      changeUpload(key, { url: begun })
      void keep(key)
    },
    onSent(bytes) {
      if (bytes > (findUpload(key)?.sent ?? 0)) onProgress()
      changeUpload(key, { state: 'sending', sent: bytes })
    },
  })
  changeUpload(key, { state: 'finishing' })
  const upload = sent.slice(sent.lastIndexOf('/') + 1)
  const answer = await call(MAKERS[kind], { upload }).catch((cause: unknown) => {
    throw new Interrupted('The server did not respond', { cause })
  })
  if (isWireRefusal(answer)) {
    // The server has deleted the file.
    changeUpload(key, { url: null })
    throw new Error(answer.message)
  }
  return answer.address
}

/** Starts to upload files; reports files that are too large at once. */
export function addUploads(owner: string, kind: StoredUpload['kind'], files: readonly File[]): void {
  const added = files.map((file, place) => ({
    key: crypto.randomUUID(),
    owner,
    kind,
    name: file.name,
    size: file.size,
    file,
    url: null,
    address: null,
    // A reload restores uploads in this order, which is the one in which they were chosen.
    createdAt: Date.now() + place,
    sent: 0,
    isRestored: false,
    ...(file.size > LARGEST_PICTURE_FILE
      ? { state: 'failed' as const, message: texts.tooLarge }
      : { state: 'waiting' as const, message: null }),
  }))
  addUploadsToStore(added)
  for (const { key, state } of added) if (state === 'waiting') void keep(key)
  runNext()
}

export function retryUpload(key: string): void {
  changeUpload(key, { state: 'waiting', message: null })
  runNext()
}

/** Cancels an upload, here and on the server. */
export function cancelUpload(key: string): void {
  running.get(key)?.abort()
  const url = findUpload(key)?.url
  if (url) void forgetUploadAt(url)
  void forget(key)
}

let restored: Promise<void> | undefined

/** Resumes uploads of an earlier page; once per page. */
export function restoreUploads(): Promise<void> {
  restored ??= restoredUploads(Date.now()).then((uploads) => {
    addUploadsToStore(uploads)
    runNext()
  })
  return restored
}
