import type { RichBlock, TextRun } from '@little-dunes/domain/content/rich-text'
import { Fragment } from 'react'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

function Run({ text, bold = false, to }: TextRun) {
  if (to === undefined) return bold ? <b>{text}</b> : text
  // Pages of the shop open in place, in the current language.
  if (to.startsWith('/'))
    return (
      <Link to={to} className={textStyles.link}>
        {text}
      </Link>
    )
  return (
    <a href={to} className={textStyles.link} rel="noopener noreferrer">
      {text}
    </a>
  )
}

/** Text runs have no ids and never change their order, so their index is the key. */
const inOrder = <Value,>(values: readonly Value[]) =>
  values.map((value, place) => ({ value, key: String(place) }))

const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  inOrder(runs).map(({ value, key }) => <Run key={key} {...value} />)

function Block({ block }: { block: RichBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Runs runs={block.runs} />
        </h2>
      )
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {inOrder(block.items).map(({ value, key }) => (
            <li key={key}>
              <Runs runs={value} />
            </li>
          ))}
        </ul>
      )
  }
}

/** Groups each heading with the blocks below it. */
function toSections(blocks: readonly RichBlock[]): RichBlock[][] {
  const sections: RichBlock[][] = []
  for (const block of blocks) {
    const last = sections.at(-1)
    if (block.kind === 'heading' || !last) sections.push([block])
    else last.push(block)
  }
  return sections
}

/** A text of the team, section by section. */
export const RichText = ({
  blocks,
  className,
}: {
  blocks: readonly RichBlock[]
  className?: string | undefined
}) =>
  inOrder(toSections(blocks)).map(({ value, key }) => (
    <section key={key} className={className}>
      {inOrder(value).map((one) => (
        <Fragment key={one.key}>
          <Block block={one.value} />
        </Fragment>
      ))}
    </section>
  ))
