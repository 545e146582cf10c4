import { commaList } from '#ui/display/comma-list'
import styles from '#ui/display/swatches.module.css'

interface Colour {
  name: string
  /** `#rrggbb`, or null if unknown. */
  swatch: string | null
}

/** The dot of a colour, crossed out for none; its name is next to it or in its label. */
export const Swatch = ({ swatch }: Pick<Colour, 'swatch'>) => (
  <svg className={styles.dot} viewBox="0 0 14 14" aria-hidden="true">
    <circle cx="7" cy="7" r="6.5" fill={swatch ?? 'none'} />
    {swatch === null && <path d="M2.5 11.5l9-9" stroke="currentColor" />}
  </svg>
)

const MAX_SWATCHES = 6

export const Swatches = ({ colours }: { colours: Colour[] }) => (
  <span className={styles.row} role="img" aria-label={commaList(colours.map(({ name }) => name))}>
    {colours.slice(0, MAX_SWATCHES).map(({ name, swatch }) => (
      <Swatch key={name} swatch={swatch} />
    ))}
    {colours.length > MAX_SWATCHES && <small>+{colours.length - MAX_SWATCHES}</small>}
  </span>
)
