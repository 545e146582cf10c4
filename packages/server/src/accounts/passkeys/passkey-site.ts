import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'

/** For whom passkeys are made: the shop at its public address, or where the browser has it. */
export function passkeySite(shop: Pick<Shop, 'publicUrl'>, { origin }: Pick<RequestContext, 'origin'>) {
  const expectedOrigin = new URL(shop.publicUrl ?? origin).origin
  return { expectedOrigin, rpID: new URL(expectedOrigin).hostname }
}
