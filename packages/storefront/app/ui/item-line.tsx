import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '#ui/picture.tsx'

interface ItemLineProps {
  picture: string | undefined
  name: string
  /** Address of the product; without it the name is no link. */
  to?: string | undefined
  /** A fact a line, all different. */
  notes: readonly string[]
  /** Stands at the end of the line. */
  price?: ReactNode
  /** Below the notes. */
  children?: ReactNode
}

/** One bought, ordered or chosen item of a list: picture, name, facts, price. */
export function ItemLine({ picture, name, to, notes, price, children }: ItemLineProps) {
  const shown = <Picture className="item-line-picture" address={picture} alt="" width={116} height={145} />
  return (
    <li className="item-line">
      {to ? (
        // The name is the link for keyboards and screen readers; fingers go for the picture.
        <Link to={to} tabIndex={-1} aria-hidden="true">
          {shown}
        </Link>
      ) : (
        shown
      )}
      <div>
        <h2>{to ? <Link to={to}>{name}</Link> : name}</h2>
        {notes.map((note) => (
          <p key={note} className="item-line-note">
            {note}
          </p>
        ))}
        {children}
      </div>
      {price && <div className="item-line-price">{price}</div>}
    </li>
  )
}
