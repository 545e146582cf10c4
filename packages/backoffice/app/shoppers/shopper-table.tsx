import type { ListedShopper } from '@little-dunes/domain/contract/customers/shopper-fields'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { formatDate, inAed } from '#platform/format'
import { shopperPath } from '#shoppers/shopper-query'
import styles from '#shoppers/shopper-table.module.css'
import { shoppersMessages as texts } from '#shoppers/shoppers-messages'
import { Initials } from '#ui/display/initials.tsx'
import { regionName } from '#ui/display/region-name'
import { Tag } from '#ui/display/tag.tsx'
import beside from '#ui/list/beside-list.module.css'
import type { RowProps } from '#ui/list/beside-list.tsx'
import tables from '#ui/list/table.module.css'
import { useFirstRows } from '#ui/list/use-first-rows'

const ShopperRow = ({ shopper, rowProps }: { shopper: ListedShopper; rowProps: RowProps }) => (
  <tr {...rowProps(shopper.id)}>
    <td className={clsx(tables.main, styles.name)}>
      <div>
        <Initials name={shopper.name} />
        <span>
          <Link to={shopperPath(shopper.id)}>
            <bdi>{shopper.name}</bdi>
          </Link>
          {shopper.guest && <Tag>{texts.guest}</Tag>}
          <small>
            <bdi>{shopper.email}</bdi>
          </small>
        </span>
      </div>
    </td>
    <td className={clsx(styles.phone, beside.narrowOnly)}>
      <bdi dir="ltr">{shopper.phone}</bdi>
    </td>
    <td className={styles.region}>{shopper.region === null ? '–' : regionName(shopper.region)}</td>
    <td className={clsx(tables.end, styles.orders)}>
      <span>{shopper.orders}</span>
      <small>{texts.orderCount(shopper.orders)}</small>
    </td>
    <td className={clsx(tables.end, styles.spent)}>{inAed(shopper.spent)}</td>
    <td className={clsx(tables.end, styles.last)}>
      {shopper.lastOrderAt === null ? texts.never : formatDate(shopper.lastOrderAt)}
    </td>
    <td className={clsx(tables.end, styles.last, beside.narrowOnly)}>{formatDate(shopper.createdAt)}</td>
  </tr>
)

/** The list as a table; on a phone each shopper is a card. */
export const ShopperTable = ({ shoppers, rowProps }: { shoppers: ListedShopper[]; rowProps: RowProps }) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards)}>
      <thead>
        <tr>
          <th>{texts.name}</th>
          <th className={beside.narrowOnly}>{texts.phone}</th>
          <th>{texts.emirate}</th>
          <th className={tables.end}>{texts.orders}</th>
          <th className={tables.end}>{texts.spent}</th>
          <th className={tables.end}>{texts.lastOrder}</th>
          <th className={clsx(tables.end, beside.narrowOnly)}>{texts.since}</th>
        </tr>
      </thead>
      <tbody>
        {useFirstRows(shoppers).map((shopper) => (
          <ShopperRow key={shopper.id} shopper={shopper} rowProps={rowProps} />
        ))}
      </tbody>
    </table>
  </div>
)
