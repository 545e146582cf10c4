import type { Api } from '#http/api'
import { createWorkQueue } from '#http/limits/work-queue'
import { DRAWINGS, LARGEST_PICTURE_BODY } from '#media/drawing-limits'
import { listBoughtSizes } from '#returns/bought-sizes'
import { cancelLinkedReturn, cancelReturn } from '#returns/cancel-return'
import { requestLinkedReturn, requestReturn } from '#returns/request-return'
import { showLinkedReturnPhotos, showReturnPhotos } from '#returns/show-photos'
import { showLinkedReturns, showReturns } from '#returns/show-returns'
import { uploadLinkedReturnPhoto, uploadReturnPhoto } from '#returns/upload-photo'

export function returnRoutes(api: Api): void {
  const drawing = { largeBody: LARGEST_PICTURE_BODY, queue: createWorkQueue(DRAWINGS) }
  api.answer('POST /api/return/show', showReturns)
  api.answer('POST /api/return/show-linked', showLinkedReturns)
  api.answer('POST /api/return/request', requestReturn)
  api.answer('POST /api/return/request-linked', requestLinkedReturn)
  api.answer('POST /api/return/photo', uploadReturnPhoto, drawing)
  api.answer('POST /api/return/photo-linked', uploadLinkedReturnPhoto, drawing)
  api.answer('POST /api/return/photos', showReturnPhotos)
  api.answer('POST /api/return/photos-linked', showLinkedReturnPhotos)
  api.answer('POST /api/user/bought-sizes', listBoughtSizes)
  api.answer('POST /api/return/cancel', cancelReturn)
  api.answer('POST /api/return/cancel-linked', cancelLinkedReturn)
}
