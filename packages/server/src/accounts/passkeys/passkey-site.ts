import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'

/** Relying party: the public address of the shop, or the origin that the browser uses. */
export function passkeySite(shop: Pick<Shop, 'publicUrl'>, { origin }: Pick<RequestContext, 'origin'>) {
  const expectedOrigin = new URL(shop.publicUrl ?? origin).origin
  return { expectedOrigin, rpID: new URL(expectedOrigin).hostname }
}
