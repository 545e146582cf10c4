import { z } from 'zod'
import { defineCall } from '#contract/call'
import { colorName, identifier, messageOnly, productId, size } from '#contract/fields'

export const stockNoticeCalls = {
  /**
   * Sends one email when the size is back in stock and then removes the request. Refused with `invalid_form` for an
   * invalid email, and with `size_in_stock` if the size can be bought now. Repeating the call changes nothing.
   */
  'POST /api/product/stock-notice': defineCall({
    caller: 'anyone',
    summary: 'Request an email when a sold-out size is back in stock',
    input: z.object({ itemId: productId, colorName, size, email: identifier(1000) }),
    reply: messageOnly,
  }),
}
