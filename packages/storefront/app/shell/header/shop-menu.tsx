import { Icon } from '@little-dunes/design/icon.tsx'
import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import type { Category } from '@little-dunes/domain/catalogue/product'
import { listPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { listNames } from '#catalogue/list-names'
import { useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import styles from '#shell/header/shop-menu.module.css'
import { type MenuContent, useMenuContent } from '#shell/header/use-menu-content'
import { shellMessages } from '#shell/shell-messages'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

type Entry = readonly [name: ReactNode, to: string]

const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <ul>
    {entries.map(([name, to]) => (
      <li key={to}>
        <Link to={to}>{name}</Link>
      </li>
    ))}
  </ul>
)

/** A link with a picture of one of its products. */
function Tile({ picture, to, children }: { picture: string | undefined; to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.tile}>
      {picture && <Picture address={picture} alt="" width={400} height={400} sizes="248px" />}
      <span>
        {children}
        <Icon node={ArrowRight} className={textStyles.mirrored} />
      </span>
    </Link>
  )
}

interface ShopMenuProps {
  audience: Category | ''
  name: string
  /** The list of the audience. */
  to: string
  takesFocus: boolean
}

function Columns({
  audience,
  to,
  content,
}: Omit<ShopMenuProps, 'name' | 'takesFocus'> & { content: MenuContent }) {
  const t = useMessages(shellMessages)
  const { ageLabel } = useMessages(uiMessages)
  const assortment = useAssortment()
  const { departments = DEPARTMENTS, flags = LIST_FLAGS } = assortment
  const names = listNames(assortment)
  const { counts, types, ages, clothing, newest } = content
  const at = (filter: Parameters<typeof listPath>[0]) =>
    listPath({ ...(audience && { category: audience }), ...filter })
  const toTypes = (shown: typeof types): Entry[] => shown.map(({ slug, name }) => [name, at({ type: slug })])
  const shown = departments.filter((department) => counts[department] > 0)
  return (
    <>
      <div className={styles.lists}>
        {departments.length === 0 && <Entries entries={toTypes(types)} />}
        {shown.map((department) => (
          <section key={department}>
            <h2>
              <Link to={at({ type: departmentSlug(department) })}>{t.departments[department]}</Link>
            </h2>
            <Entries entries={toTypes(types.filter((type) => type.department === department))} />
          </section>
        ))}
        {audience === '' && flags.length > 0 && (
          <section>
            <h2>{t.lists}</h2>
            <Entries entries={flags.map((flag) => [names[flag], listPath({ flag })])} />
          </section>
        )}
        {audience !== '' && ages.length > 0 && (
          <section>
            <h2>{t.byAge}</h2>
            <Entries entries={ages.map((size) => [ageLabel(size), at({ size })])} />
          </section>
        )}
      </div>
      <div className={styles.tiles}>
        <Tile
          to={audience && clothing ? at({ type: departmentSlug('Clothing') }) : to}
          picture={clothing ?? newest}
        >
          {t.allOf[clothing ? audience : '']}
        </Tile>
        {audience !== '' && (
          <Tile to={to} picture={newest}>
            {t.newArrivals}
          </Tile>
        )}
      </div>
    </>
  )
}

/** Links below an audience or the whole shop: departments, their sub-categories, curated lists or ages (D-71). */
export function ShopMenu({ audience, name, to, takesFocus }: ShopMenuProps) {
  const content = useMenuContent(audience)
  const menu = useRef<HTMLElement>(null)
  const isShown = content !== null
  useEffect(() => {
    if (takesFocus && isShown) menu.current?.querySelector('a')?.focus()
  }, [takesFocus, isShown])
  if (!content) return null
  return (
    <section className={styles.menu} aria-label={name} ref={menu}>
      <div className={clsx(layoutStyles.wrap, styles.columns)}>
        <Columns {...{ audience, to, content }} />
      </div>
    </section>
  )
}
