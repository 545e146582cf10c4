import type { Truck } from 'lucide'
import { createElement } from 'react'

/** The shapes of an icon as the package `lucide` lists them, 24 × 24 units. */
export type IconNode = typeof Truck

interface IconProps {
  node: IconNode
  className?: string | undefined
}

/**
 * An icon beside words, which screen readers pass over. `elements.css` says its size and stroke. Its shapes are arguments:
 * React asks children in a list for keys, and lucide has none.
 */
export const Icon = ({ node, className }: IconProps) =>
  createElement(
    'svg',
    { 'data-icon': '', viewBox: '0 0 24 24', 'aria-hidden': true, className },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  )
