import type { TestShop } from '#testing/start-test-shop'

const TUS = { 'tus-resumable': '1.0.0' }

export const sendPart = (
  shop: Pick<TestShop, 'request'>,
  token: string,
  url: string,
  offset: number,
  payload: Buffer,
) =>
  shop.request({
    method: 'PATCH',
    url,
    headers: {
      ...TUS,
      authorization: `Bearer ${token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    payload,
  })

/** Begins an upload; returns its address. */
export async function beginUpload(
  shop: Pick<TestShop, 'request'>,
  token: string,
  name: string,
  length: number,
): Promise<string> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  const headers = {
    ...TUS,
    authorization: `Bearer ${token}`,
    'upload-length': String(length),
    'upload-metadata': metadata,
  }
  const answer = await shop.request({ method: 'POST', url: '/api/staff/uploads', headers })
  return String(answer.headers.location)
}

export const getUploadId = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

const PART = 1024 * 1024

/** Uploads a whole file and makes a picture of it. */
export async function uploadPicture(shop: TestShop, token: string, name: string, bytes: Buffer | string) {
  const content = Buffer.from(bytes)
  const url = await beginUpload(shop, token, name, content.length)
  for (let offset = 0; offset < content.length; offset += PART)
    await sendPart(shop, token, url, offset, content.subarray(offset, offset + PART))
  return shop.call('POST /api/staff/picture', { upload: getUploadId(url) }, { token, bearer: true })
}
