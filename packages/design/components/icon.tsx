import type { Truck } from 'lucide'
import { createElement } from 'react'

/** The shapes of an icon as the package `lucide` lists them, 24 × 24 units. */
export type IconNode = typeof Truck

interface IconProps {
  node: IconNode
  className?: string | undefined
}

/**
 * A decorative icon beside words, hidden from screen readers. `elements.css` sets its size and stroke. The shapes are
 * passed as arguments: React asks children in a list for keys, and lucide has none.
 */
export const Icon = ({ node, className }: IconProps) =>
  createElement(
    'svg',
    { 'data-icon': '', viewBox: '0 0 24 24', 'aria-hidden': true, className },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  )
