import { customerDrawings } from '#media/drawing-limits'
import { defineModule } from '#modules/define-module'
import { listBoughtSizes } from '#returns/bought-sizes'
import { cancelLinkedReturn, cancelReturn } from '#returns/cancel-return'
import { requestLinkedReturn, requestReturn } from '#returns/request-return'
import { RETURN_EMAILS } from '#returns/return-emails'
import { RETURN_JOBS } from '#returns/return-jobs'
import { showLinkedReturnPhotos, showReturnPhotos } from '#returns/show-photos'
import { showLinkedReturns, showReturns } from '#returns/show-returns'
import { addStaffReturn, seeReturnable } from '#returns/staff/create-return'
import { listReturns } from '#returns/staff/list-returns'
import { checkReturn, exchangeReturn, moveReturn } from '#returns/staff/move-return'
import { refundReturn } from '#returns/staff/refund-return'
import { seeReturn, seeReturnPhotos } from '#returns/staff/see-return'
import { decideSetAside, listSetAside } from '#returns/staff/set-aside'
import {
  findOrderForPhoto,
  linkedOrderForPhoto,
  uploadLinkedReturnPhoto,
  uploadReturnPhoto,
} from '#returns/upload-photo'

export const returnsModule = defineModule({
  name: 'returns',
  calls: {
    'POST /api/return/show': showReturns,
    'POST /api/return/show-linked': showLinkedReturns,
    'POST /api/return/request': requestReturn,
    'POST /api/return/request-linked': requestLinkedReturn,
    'POST /api/return/photo': [uploadReturnPhoto, { queue: customerDrawings, before: findOrderForPhoto }],
    'POST /api/return/photo-linked': [
      uploadLinkedReturnPhoto,
      { queue: customerDrawings, before: linkedOrderForPhoto },
    ],
    'POST /api/return/photos': showReturnPhotos,
    'POST /api/return/photos-linked': showLinkedReturnPhotos,
    'POST /api/user/bought-sizes': listBoughtSizes,
    'POST /api/return/cancel': cancelReturn,
    'POST /api/return/cancel-linked': cancelLinkedReturn,
    'GET /api/staff/returns': listReturns,
    'GET /api/staff/return': seeReturn,
    'GET /api/staff/return/photos': seeReturnPhotos,
    'GET /api/staff/order/returnable': seeReturnable,
    'POST /api/staff/return/create': addStaffReturn,
    'POST /api/staff/return/move': moveReturn,
    'POST /api/staff/return/check': checkReturn,
    'GET /api/staff/returns/set-aside': listSetAside,
    'POST /api/staff/return/set-aside': decideSetAside,
    'POST /api/staff/return/refund': refundReturn,
    'POST /api/staff/return/exchange': exchangeReturn,
  },
  emails: RETURN_EMAILS,
  jobs: RETURN_JOBS,
})
