import { LARGEST_PICTURE_FILE } from '@little-dunes/domain/catalogue/pictures'
import type { Api } from '#http/api'
import { createWorkQueue } from '#http/limits/work-queue'
import { cancelLinkedReturn, cancelReturn } from '#returns/cancel-return'
import { requestLinkedReturn, requestReturn } from '#returns/request-return'
import { showLinkedReturnPhotos, showReturnPhotos } from '#returns/show-photos'
import { showLinkedReturns, showReturns } from '#returns/show-returns'
import { uploadLinkedReturnPhoto, uploadReturnPhoto } from '#returns/upload-photo'

/** Bytes of a call that carries the largest picture: base64 takes a third more. */
const LARGEST_BODY = Math.ceil((LARGEST_PICTURE_FILE * 4) / 3) + 64 * 1024

/** One picture is drawn at a time: the shop goes on beside it. */
const DRAWINGS = { atOnce: 1, waiting: 20 }

export function returnRoutes(api: Api): void {
  const drawing = { largeBody: LARGEST_BODY, queue: createWorkQueue(DRAWINGS) }
  api.answer('POST /api/return/show', showReturns)
  api.answer('POST /api/return/show-linked', showLinkedReturns)
  api.answer('POST /api/return/request', requestReturn)
  api.answer('POST /api/return/request-linked', requestLinkedReturn)
  api.answer('POST /api/return/photo', uploadReturnPhoto, drawing)
  api.answer('POST /api/return/photo-linked', uploadLinkedReturnPhoto, drawing)
  api.answer('POST /api/return/photos', showReturnPhotos)
  api.answer('POST /api/return/photos-linked', showLinkedReturnPhotos)
  api.answer('POST /api/return/cancel', cancelReturn)
  api.answer('POST /api/return/cancel-linked', cancelLinkedReturn)
}
