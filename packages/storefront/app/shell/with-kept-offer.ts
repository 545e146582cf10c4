import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import type { WireContent } from '@little-dunes/domain/contract/content-calls'
import type { WireSettings } from '@little-dunes/domain/contract/settings-calls'
import { filsFromAed } from '@little-dunes/domain/money'
import { formatPrice } from '#platform/amounts'
import { messagesOf } from '#platform/messages'
import { keepPromises } from '#platform/offers/keep-promises'
import { offerMessages } from '#platform/offers/offer-messages'
import { shellMessages } from '#shell/shell-messages'

/** The offer above every page where the goods do not keep the one that came with the shop (SHELL-22). */
export function withKeptOffer(
  content: WireContent,
  { mostOff }: Assortment,
  { freeDeliveryAbove }: Pick<WireSettings, 'freeDeliveryAbove'>,
): WireContent {
  const { banner } = messagesOf(shellMessages).content
  const limit = formatPrice(filsFromAed(freeDeliveryAbove))
  const instead = { offer: messagesOf(offerMessages).freeDelivery(limit) }
  return keepPromises(content, 'banner', banner, mostOff, instead)
}
