/** An upload that the browser stores across reloads. */
export interface StoredUpload {
  key: string
  /** Purpose of the picture, such as a field of a product. */
  owner: string
  kind: 'product' | 'content' | 'film' | 'logo'
  name: string
  size: number
  /** Null once it is a picture of the shop. */
  file: File | null
  /** Address of the partial upload on the server; null before it begins. */
  url: string | null
  /** Address of the finished picture. */
  address: string | null
  createdAt: number
}

const STORE = 'uploads'

let opened: Promise<IDBDatabase | null> | undefined

const toPromise = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Null in browsers without storage, as in some private windows: uploads then end with the page. */
function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('backoffice-uploads', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  }).catch(() => null)
  return opened
}

async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | null> {
  const database = await open()
  if (!database) return null
  try {
    return await toPromise(ask(database.transaction(STORE, mode).objectStore(STORE)))
  } catch {
    // The disk is full: the upload continues but is not stored.
    return null
  }
}

export const keepUpload = (upload: StoredUpload) => inStore('readwrite', (store) => store.put(upload))
export const dropUpload = (key: string) => inStore('readwrite', (store) => store.delete(key))
export const loadUpload = (key: string) =>
  inStore<StoredUpload | undefined>('readonly', (store) => store.get(key))
export const listUploads = async (): Promise<StoredUpload[]> =>
  (await inStore<StoredUpload[]>('readonly', (store) => store.getAll())) ?? []
