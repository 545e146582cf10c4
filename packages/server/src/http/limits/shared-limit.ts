/** Limits for the amount of writing in a period. */
export interface SharedLimit {
  /** Total from which each sender may only write once: a flood from many networks blocks no other sender. */
  crowded: number
  /** Total limit, which prevents a full disk. */
  most: number
}

/** Amount written in a period: in total, and by each key of the sender. */
interface Written {
  all: number
  own: readonly { count: number; most: number }[]
}

/** True when another write would exceed a limit. */
export const isBeyond = ({ crowded, most }: SharedLimit, { all, own }: Written): boolean =>
  all >= most || own.some((one) => one.count >= (all >= crowded ? 1 : one.most))
