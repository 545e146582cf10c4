import type { MouseEvent } from 'react'

/** The second click of a double click, which means the first one; keys and scripts click by themselves. */
export const isRepeatedClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1
