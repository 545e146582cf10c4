import { isDeepStrictEqual } from 'node:util'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { byCall, type ReversedChange } from '#audit-log/undo/undo-call'
import { loadSynonyms } from '#catalogue/search/load-synonyms'
import { readCarriers } from '#settings/read-carriers'
import { changeCarriers } from '#settings/staff/change-carriers'
import { changeSearchWords } from '#settings/staff/change-search-words'
import { changeSizeChart, readChart } from '#settings/staff/change-size-chart'

/** The current fields with the changed ones restored, or a refusal with the fields that were changed again later. */
function putBack(
  now: Record<string, unknown>,
  { fields }: Pick<ReversedChange, 'fields'>,
): Record<string, unknown> | Refusal {
  const conflicts = Object.entries(fields).filter(
    ([field, { from, to }]) =>
      !isDeepStrictEqual(now[field] ?? null, from) && !isDeepStrictEqual(now[field] ?? null, to),
  )
  if (conflicts.length > 0)
    return refuse('field_changed', {
      conflicts: Object.fromEntries(conflicts.map(([field]) => [field, now[field] ?? null])),
    })
  const before = Object.entries(fields).map(([field, { to }]) => [field, to] as const)
  return { ...now, ...Object.fromEntries(before) }
}

/** The activity log has one field per carrier, named after it. */
export const undoCarriers = byCall('POST /api/staff/carriers', changeCarriers, async (change, shop) => {
  const from = await readCarriers(shop)
  const byName = Object.fromEntries(from.map(({ name, ...carrier }) => [name, carrier]))
  const to = putBack(byName, change)
  if (isRefusal(to)) return to
  const entries = Object.entries(to).filter(([, carrier]) => carrier !== null)
  return { from, to: entries.map(([name, carrier]) => ({ name, ...Object(carrier) })) }
})

/** The activity log has one field per meaning. Its value is the typed words. */
export const undoSearchWords = byCall(
  'POST /api/staff/search-words',
  changeSearchWords,
  async (change, shop) => {
    const from = await loadSynonyms(shop.db)
    const to = putBack(Object.fromEntries(from.map(({ typed, meant }) => [meant, typed])), change)
    if (isRefusal(to)) return to
    const entries = Object.entries(to).filter(([, typed]) => typed !== null)
    return { from, to: entries.map(([meant, typed]) => ({ typed: String(typed), meant })) }
  },
)

export const undoSizeChart = byCall('POST /api/staff/size-chart', changeSizeChart, async (change, shop) => {
  const from = await readChart(shop)
  const to = putBack({ ...from }, change)
  return isRefusal(to) ? to : { from, to }
})
