import { z } from 'zod'
import { defineCall } from '#contract/call'
import { colorName, identifier, messageOnly, productId, size } from '#contract/fields'

export const stockNoticeCalls = {
  /**
   * One mail when the size has stock again, then the wish is over. Refused with `invalid_form` when the e-mail is none, and
   * with `size_in_stock` when it can be bought now. Asking again changes nothing.
   */
  'POST /api/product/stock-notice': defineCall({
    caller: 'anyone',
    summary: 'Be told by mail when a sold-out size is there again',
    input: z.object({ itemId: productId, colorName, size, email: identifier(1000) }),
    reply: messageOnly,
  }),
}
