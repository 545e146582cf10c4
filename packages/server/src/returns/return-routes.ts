import type { Answers } from '#http/api'
import { customerDrawings } from '#media/drawing-limits'
import { listBoughtSizes } from '#returns/bought-sizes'
import { cancelLinkedReturn, cancelReturn } from '#returns/cancel-return'
import { requestLinkedReturn, requestReturn } from '#returns/request-return'
import { showLinkedReturnPhotos, showReturnPhotos } from '#returns/show-photos'
import { showLinkedReturns, showReturns } from '#returns/show-returns'
import {
  linkedOrderForPhoto,
  ownOrderForPhoto,
  uploadLinkedReturnPhoto,
  uploadReturnPhoto,
} from '#returns/upload-photo'

export const returnRoutes = {
  'POST /api/return/show': showReturns,
  'POST /api/return/show-linked': showLinkedReturns,
  'POST /api/return/request': requestReturn,
  'POST /api/return/request-linked': requestLinkedReturn,
  'POST /api/return/photo': [uploadReturnPhoto, { queue: customerDrawings, before: ownOrderForPhoto }],
  'POST /api/return/photo-linked': [
    uploadLinkedReturnPhoto,
    { queue: customerDrawings, before: linkedOrderForPhoto },
  ],
  'POST /api/return/photos': showReturnPhotos,
  'POST /api/return/photos-linked': showLinkedReturnPhotos,
  'POST /api/user/bought-sizes': listBoughtSizes,
  'POST /api/return/cancel': cancelReturn,
  'POST /api/return/cancel-linked': cancelLinkedReturn,
} satisfies Answers
