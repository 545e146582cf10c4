import { listFromCards } from '#catalogue/cards/list-from-cards'
import { listFromMemory } from '#catalogue/memory/list-from-memory'
import { previewMoment, shownCatalogue } from '#catalogue/preview-catalogue'
import type { Operation } from '#http/perform-call'

/** API-01 to API-09, D-12: lists come from memory or, in a large shop, from its cards. */
export const listProducts: Operation<'GET /api/product/list'> = async (
  shop,
  _caller,
  question,
  { language },
) => {
  const moment = await previewMoment(shop, question.preview)
  if (await shop.catalogue.isLarge()) return listFromCards(shop, question, { language, moment })
  return listFromMemory(await shownCatalogue(shop, moment), question, language)
}
