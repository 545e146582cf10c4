import type { MouseEvent } from 'react'

/** True for the second click of a double click, which is meant as one. Clicks by keyboard and scripts have no count. */
export const isRepeatedClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1
