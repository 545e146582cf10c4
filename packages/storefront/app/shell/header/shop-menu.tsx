import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import type { Category } from '@little-dunes/domain/catalogue/product'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { listPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { listNames } from '#catalogue/list-names'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import styles from '#shell/header/shop-menu.module.css'
import { shellMessages } from '#shell/shell-messages'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'

type Choices = Pick<WireFacets, 'departments' | 'types'>

/** Fetched once per visit, because the sub-categories of a department rarely change. */
const known = new Map<string, Promise<Choices | null>>()

async function ask(audience: string): Promise<Choices | null> {
  const question = { limit: 0, facets: '1' as const, ...(audience && { category: [audience] }) }
  const answer = await call('GET /api/product/list', question).catch(() => null)
  if (answer?.success && answer.facets) return answer.facets
  known.delete(audience)
  return null
}

function useChoices(audience: string): Choices | null {
  const [choices, setChoices] = useState<Choices | null>(null)
  useEffect(() => {
    const asked = known.get(audience) ?? ask(audience)
    known.set(audience, asked)
    let isMounted = true
    void asked.then((answer) => isMounted && setChoices(answer))
    return () => {
      isMounted = false
    }
  }, [audience])
  return choices
}

/** Links below an audience or the whole shop: departments, their sub-categories, the curated lists (D-71). */
export function ShopMenu({ audience }: { audience: Category | '' }) {
  const t = useMessages(shellMessages)
  const assortment = useAssortment()
  const { departments = DEPARTMENTS, flags = LIST_FLAGS } = assortment
  const names = listNames(assortment)
  const choices = useChoices(audience)
  if (!choices) return null
  const at = (type: string) => listPath({ ...(audience && { category: audience }), type })
  const links = (types: Choices['types']) => (
    <ul>
      {types
        .filter(({ count }) => count > 0)
        .map(({ slug, name }) => (
          <li key={slug}>
            <Link to={at(slug)}>{name}</Link>
          </li>
        ))}
    </ul>
  )
  return (
    <div className={styles.menu}>
      <div className={clsx(layoutStyles.wrap, styles.columns)}>
        {departments.length === 0 && <section className={styles.only}>{links(choices.types)}</section>}
        {departments
          .filter((department) => choices.departments[department] > 0)
          .map((department) => (
            <section key={department} className={department === 'Clothing' ? styles.wide : undefined}>
              <h2>
                <Link to={at(departmentSlug(department))}>{t.departments[department]}</Link>
              </h2>
              {links(choices.types.filter((type) => type.department === department))}
            </section>
          ))}
        {audience === '' && flags.length > 0 && (
          <section>
            <h2>{t.lists}</h2>
            <ul>
              {flags.map((flag) => (
                <li key={flag}>
                  <Link to={listPath({ flag })}>{names[flag]}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
