/** Limits for the amount of writing in a period. */
export interface SharedLimit {
  /** Total from which each sender may only write once: a flood from many networks blocks no other sender. */
  crowded: number
  /** Total limit, which prevents a full disk. */
  max: number
}

/** Amount written in a period: in total, and by each key of the sender. */
interface Written {
  all: number
  bySender: readonly { count: number; max: number }[]
}

/** True when another write would exceed a limit. */
export const isBeyond = ({ crowded, max }: SharedLimit, { all, bySender }: Written): boolean =>
  all >= max || bySender.some((one) => one.count >= (all >= crowded ? 1 : one.max))
