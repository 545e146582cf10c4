import { Icon } from '@little-dunes/design/icon.tsx'
import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import type { DiscountTerms } from '@little-dunes/domain/orders/discount-codes'
import { clsx } from 'clsx'
import { Info } from 'lucide'
import { Link } from 'react-router'
import { percentText } from '#codes/code-draft'
import { CodeStatusBadge } from '#codes/code-state.tsx'
import styles from '#codes/code-table.module.css'
import { type CodesView, codesPath } from '#codes/codes-address'
import { codesMessages as texts } from '#codes/codes-messages'
import { formatDateTime, inAed } from '#platform/format'
import { commaList } from '#ui/display/comma-list'
import { EmptyList } from '#ui/list/list-foot.tsx'
import tables from '#ui/list/table.module.css'
import { type SubCategory, subCategoryLabel } from '#ui/sub-categories/use-sub-categories'

export function timesOf({ startsAt, endsAt }: DiscountTerms, now: number): string {
  if (endsAt !== null && endsAt <= now) return texts.ended(formatDateTime(endsAt))
  if (startsAt !== null && endsAt !== null)
    return texts.span(formatDateTime(startsAt), formatDateTime(endsAt))
  if (endsAt !== null) return texts.ends(formatDateTime(endsAt))
  return startsAt !== null && startsAt > now ? texts.starts(formatDateTime(startsAt)) : texts.noEnd
}

const takenOff = ({ rate, amountOff, freeDelivery }: DiscountTerms): string => {
  if (freeDelivery) return texts.freeDelivery
  return amountOff > 0 ? texts.amountOffText(inAed(amountOff)) : texts.percentOff(percentText(rate))
}

/** Facts that there are, in a row. */
const inRow = (facts: (string | false)[]): string => commaList(facts.filter((fact) => fact !== false))

function scopeOf(
  { categories, subCategories: kinds, skus }: DiscountTerms,
  subCategories: readonly SubCategory[],
): string {
  const own = inRow(categories.map((category) => texts.categoryNames[category]))
  const narrowed = inRow(kinds.map((kind) => subCategoryLabel(subCategories, kind)))
  return inRow([
    narrowed && own ? texts.inCategories(narrowed, own) : narrowed || own || false,
    skus.length > 0 && texts.articles(skus.length),
  ])
}

export function discountSummary(terms: DiscountTerms, subCategories: readonly SubCategory[]): string {
  const scope = scopeOf(terms, subCategories)
  return inRow([
    takenOff(terms),
    scope !== '' && texts.onlyFor(scope),
    terms.fullPriceOnly && texts.fullPriceOnly,
    terms.minimum > 0 && texts.from(inAed(terms.minimum)),
  ])
}

export function limitOf(
  { mostUses, mostUsesPerShopper, firstOrderOnly, shopperId }: DiscountTerms,
  shopperName: string,
): string {
  const limits = inRow([
    mostUses !== null && texts.inAll(mostUses),
    mostUsesPerShopper > 1 && texts.perShopper(mostUsesPerShopper),
    firstOrderOnly && texts.firstOrder,
  ])
  return inRow([shopperId !== null && (shopperName || texts.oneShopper), limits || texts.oncePerShopper])
}

interface CodeTableProps {
  codes: StaffDiscountCode[]
  subCategories: readonly SubCategory[]
  chosen: string | null
  view: CodesView
  now: number
}

/** The codes of a view; the chosen one is marked. */
export function CodeTable({ codes, subCategories, chosen, view, now }: CodeTableProps) {
  if (codes.length === 0) return <EmptyList>{texts.nothing}</EmptyList>
  return (
    <>
      <div className={tables.scroll}>
        <table className={clsx(tables.table, tables.cards)}>
          <thead>
            <tr>
              <th>{texts.code}</th>
              <th>{texts.takesOff}</th>
              <th>{texts.limit}</th>
              <th className={tables.end}>{texts.used}</th>
              <th className={tables.end}>{texts.given}</th>
              <th>{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
              <tr key={code.code} aria-selected={code.code === chosen}>
                <td className={clsx(tables.main, tables.topStart, styles.code)}>
                  <Link to={codesPath({ view, code: code.code })} preventScrollReset>
                    <bdi>{code.code}</bdi>
                  </Link>
                  <small>{timesOf(code, now)}</small>
                </td>
                <td className={tables.bottomStart}>{discountSummary(code, subCategories)}</td>
                <td className={tables.wideOnly}>{limitOf(code, code.shopperName)}</td>
                <td className={clsx(tables.end, tables.bottomEnd)}>
                  <span className={styles.used}>{texts.used}</span> {code.uses}
                </td>
                <td className={clsx(tables.end, tables.wideOnly)}>
                  {code.given > 0 ? inAed(code.given) : '–'}
                </td>
                <td className={tables.topEnd}>
                  <CodeStatusBadge code={code} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        <Icon node={Info} />
        {texts.givenNote}
      </p>
    </>
  )
}
