/** How much may be written within a while. */
export interface SharedLimit {
  /** From so much of all together on, each may add one: a flood of many networks keeps nobody else from writing. */
  crowded: number
  /** Of all together, which keeps the disk from filling. */
  most: number
}

/** What was written within a while, by all together and by each whom one more counts for. */
interface Written {
  all: number
  own: readonly { count: number; most: number }[]
}

/** Whether one more would be too much. */
export const isBeyond = ({ crowded, most }: SharedLimit, { all, own }: Written): boolean =>
  all >= most || own.some((one) => one.count >= (all >= crowded ? 1 : one.most))
