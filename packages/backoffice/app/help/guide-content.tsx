import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { BuiltGuide, GuideNode } from '#help/guide'
import styles from '#help/guide-content.module.css'
import { helpAddress } from '#shell/paths'

type Pictures = BuiltGuide['pictures']

/** Maximum height of a picture, such as one of a phone, in pixels. */
const TALLEST = 560

function render(node: GuideNode, pictures: Pictures): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'img') {
    const { address, width, height } = pictures[node.file] ?? { width: 0, height: 0 }
    const scale = Math.min(1, TALLEST / height)
    // With both sizes, the text stays in place when the picture arrives.
    return <img src={address} alt={node.alt} width={width * scale} height={height * scale} loading="lazy" />
  }
  const children = node.children.map((child) => render(child, pictures))
  if (node.tag === 'a') return createElement(Link, { to: helpAddress(node.place) }, ...children)
  return createElement(node.tag, null, ...children)
}

/** Content of a guide. Links open in Help. */
export const GuideContent = ({ nodes, pictures = {} }: { nodes: GuideNode[]; pictures?: Pictures }) =>
  createElement('div', { className: styles.content }, ...nodes.map((node) => render(node, pictures)))
