import type { ReactNode } from 'react'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

interface ResultRowProps {
  picture: string | null
  name: string
  sku: string
  /** Further details. */
  note: ReactNode
}

/** A product or a size in search results. */
export const ResultRow = ({ picture, name, sku, note }: ResultRowProps) => (
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
