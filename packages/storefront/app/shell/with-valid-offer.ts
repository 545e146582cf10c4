import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { writeAmount } from '@little-dunes/domain/messages/write-amount'
import { filsFromAed } from '@little-dunes/domain/money'
import { getMessages, PAGE_LANGUAGE } from '#platform/messages'
import { keepPromises } from '#platform/offers/keep-promises'
import { offerMessages } from '#platform/offers/offer-messages'
import { shellMessages } from '#shell/shell-messages'

/** Replaces the default offer above every page when the products do not fulfil it (SHELL-22). */
export function withValidOffer(
  content: WireContent,
  { maxOff }: Assortment,
  { freeDeliveryAbove, currencyFormat }: Pick<WireSettings, 'freeDeliveryAbove' | 'currencyFormat'>,
): WireContent {
  const { banner } = getMessages(shellMessages).content
  // Loaders run before the page's format of amounts is known.
  const limit = writeAmount[PAGE_LANGUAGE](filsFromAed(freeDeliveryAbove), currencyFormat).replace('.00', '')
  const instead = { offer: getMessages(offerMessages).freeDelivery(limit) }
  return keepPromises(content, 'banner', banner, maxOff, instead)
}
