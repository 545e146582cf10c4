import { Icon, type IconNode } from '@little-dunes/design/icon.tsx'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { FailedTask } from '@little-dunes/domain/contract/home/home-calls'
import type { OrderView } from '@little-dunes/domain/contract/staff/choices'
import { clsx } from 'clsx'
import {
  Banknote,
  BanknoteArrowUp,
  CircleAlert,
  MessageCircleQuestion,
  PackageOpen,
  PackageX,
  ShieldQuestion,
  Truck,
  Undo2,
} from 'lucide'
import { Link } from 'react-router'
import { homeMessages as texts } from '#home/home-messages'
import styles from '#home/work-tiles.module.css'
import { ordersPath } from '#orders/order-query'
import { inAed } from '#platform/format'
import { NEEDS_ATTENTION, PATHS } from '#shell/paths'
import { useWaitingCounts, waitingOn } from '#shell/waiting/waiting-counts'
import sheetStyles from '#ui/card.module.css'

interface TileProps {
  icon: IconNode
  name: string
  figure: string | number
  about: string
  to: string
  alarming?: boolean
}

const toListPath = (view: OrderView) => ordersPath({ view })

const Tile = ({ icon, name, figure, about, to, alarming = false }: TileProps) => (
  <Link className={clsx(styles.tile, alarming && styles.alarming)} to={to}>
    <Icon node={icon} />
    <span className={styles.name}>{name}</span>
    <b>{figure}</b>
    <small>{about}</small>
  </Link>
)

type Today = ReplyOf<'GET /api/staff/today'>

interface WorkTilesProps {
  today: Today
  /** Null for roles that cannot retry them. */
  problems: FailedTask[] | null
}

/** Place of the cash; roles that see no amounts get the number of parcels above it. */
function cashAbout({ amount, orders }: Today['cash'], owed: Today['owed']): string {
  if (owed && owed.orders > 0) return texts.withCouriers(inAed(owed.amount))
  return amount === null ? texts.onTheWay : texts.parcelsOut(orders)
}

export function WorkTiles({
  today: { toPack, toShip, cash, owed, refused, review, questions },
  problems,
}: WorkTilesProps) {
  const counts = useWaitingCounts()
  const returns = waitingOn('returns', counts)
  const toPayBack = waitingOn('cashOnDelivery', counts).count
  return (
    <section className={clsx(sheetStyles.sheet, styles.tiles)} aria-label={texts.work}>
      <Tile
        icon={PackageOpen}
        name={texts.toPack}
        figure={toPack.orders}
        about={texts.express(toPack.express, toPack.orders)}
        to={toListPath('to_pack')}
      />
      <Tile
        icon={Truck}
        name={texts.toShip}
        figure={toShip.orders}
        about={texts.express(toShip.express, toShip.orders)}
        to={toListPath('to_ship')}
      />
      <Tile
        icon={Banknote}
        name={texts.cash}
        figure={cash.amount === null ? texts.parcels(cash.orders) : inAed(cash.amount)}
        about={cashAbout(cash, owed)}
        to={owed === null ? toListPath('cash') : PATHS.cashOnDelivery}
      />
      {returns.count > 0 && (
        <Tile
          icon={Undo2}
          name={texts.returns}
          figure={returns.count}
          about={returns.words}
          to={PATHS.returns}
        />
      )}
      {toPayBack > 0 && (
        <Tile
          icon={BanknoteArrowUp}
          name={texts.toPayBack}
          figure={toPayBack}
          about={texts.backInCash}
          to={PATHS.cashOnDelivery}
        />
      )}
      <Tile
        icon={PackageX}
        name={texts.refused}
        figure={refused}
        about={texts.lastDays}
        to={toListPath('refused')}
      />
      {review > 0 && (
        <Tile
          icon={ShieldQuestion}
          name={texts.toCheck}
          figure={review}
          about={texts.waitForCheck}
          to={toListPath('review')}
        />
      )}
      {questions > 0 && (
        <Tile
          icon={MessageCircleQuestion}
          name={texts.questions}
          figure={questions}
          about={texts.waitForAnswer}
          to={PATHS.questions}
        />
      )}
      {problems && (
        <Tile
          icon={CircleAlert}
          name={texts.needsYou}
          figure={problems.length}
          about={problems.length > 0 ? texts.toTryAgain : texts.nothingFailed}
          to={NEEDS_ATTENTION}
          alarming={problems.length > 0}
        />
      )}
    </section>
  )
}
