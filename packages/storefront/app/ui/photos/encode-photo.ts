/** Pixels of the longest side that is sent: cameras make four times as many. */
const LONGEST_SIDE = 1600

/** What shows a picture: the policy of the pages lets no `blob:` address be shown. */
export const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** A picture made smaller; null where the browser cannot read it. */
async function smaller(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/** What is sent of a picture: the file itself where the browser cannot make it smaller. */
export const encodePhoto = async (file: File): Promise<Blob> => (await smaller(file)) ?? file
