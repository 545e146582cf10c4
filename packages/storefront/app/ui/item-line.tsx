import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from '#ui/item-line.module.css'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import textStyles from '#ui/text.module.css'

interface ItemLineProps {
  picture: string | undefined
  name: string
  /** Address of the product; without it the name is no link. */
  to?: string | undefined
  /** One fact per line; each text must be unique. */
  notes: readonly string[]
  /** Shown at the end of the line. */
  price?: ReactNode
  className?: string | undefined
  /** Below the notes. */
  children?: ReactNode
}

/** A bought, ordered or chosen item in a list: picture, name, facts, price. */
export function ItemLine({ picture, name, to, notes, price, className, children }: ItemLineProps) {
  const shown = <Picture className={styles.picture} address={picture} alt="" width={116} height={145} />
  return (
    <li className={clsx(styles.line, className)}>
      {to ? (
        // The name is the link for keyboards and screen readers; touch users press the picture.
        <Link to={to} tabIndex={-1} aria-hidden="true">
          {shown}
        </Link>
      ) : (
        shown
      )}
      <div>
        <h2>
          {to ? (
            <Link to={to} className={textStyles.finger}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {children}
      </div>
      {price && <div className={styles.price}>{price}</div>}
    </li>
  )
}
