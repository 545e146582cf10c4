import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { MINUTE } from '@little-dunes/domain/durations'

const MOMENTS = ['publishAt', 'saleStartsAt', 'saleEndsAt', 'flashStartsAt', 'flashEndsAt'] as const
export type PreviewMoment = (typeof MOMENTS)[number]

type Times = Pick<WholeProduct, PreviewMoment>

/**
 * Planned changes of a product after `now`, next first. Times are epoch milliseconds, rounded up to whole minutes,
 * because time fields have no seconds.
 */
export const plannedMoments = (times: Times, now: number): { name: PreviewMoment; at: number }[] =>
  MOMENTS.flatMap((name) => {
    const at = times[name]
    return at !== null && at > now ? [{ name, at: Math.ceil(at / MINUTE) * MINUTE }] : []
  }).toSorted((a, b) => a.at - b.at)
