import type { ReactNode } from 'react'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

interface FoundRowProps {
  picture: string | null
  name: string
  sku: string
  /** What else is to be known of it. */
  note: ReactNode
}

/** A product or a size of one, among what a search has found. */
export const FoundRow = ({ picture, name, sku, note }: FoundRowProps) => (
  <>
    <Thumbnail address={picture} />
    <span>
      <bdi>{name}</bdi>
      <small>
        <bdi>{sku}</bdi> · {note}
      </small>
    </span>
  </>
)
