import type { FormattedText } from '@little-dunes/domain/catalogue/descriptions/formatted-text'
import { createElement, type HTMLAttributes, type ReactNode } from 'react'

/** Elements of the allow-list, with no attribute but these; React escapes the text. */
const toElements = (text: FormattedText, dir?: 'auto'): ReactNode[] =>
  text.map((node) =>
    typeof node === 'string'
      ? node
      : createElement(
          node.tag,
          { dir, href: node.href, rel: node.href && 'nofollow' },
          ...toElements(node.children),
        ),
  )

interface DescriptionProps extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'dir'> {
  text: FormattedText
}

/** Every block of a formatted text has its own direction. */
export const Description = ({ text, ...attributes }: DescriptionProps) =>
  createElement('div', attributes, ...toElements(text, 'auto'))
