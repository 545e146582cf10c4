import type { WireOrderStep, WireParcel } from '@little-dunes/domain/contract/orders/order-page-calls'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { clsx } from 'clsx'
import { orderPageMessages } from '#orders/page/order-page-messages'
import styles from '#orders/page/order-progress.module.css'
import { useMessages } from '#platform/messages'
import textStyles from '#ui/text.module.css'

/** The steps of an order without problems. */
const WAY = ['Order Placed', 'Packing', 'Shipped', 'Delivered'] as const

/** Curves from dot to dot, along a dune. Each dot is in the middle of one of four columns, above its label. */
const SEGMENTS = [
  'M1 38C1.67 -8 2.34 20 3 46',
  'M3 46C3.65 72 4.3 12 5 14',
  'M5 14C5.66 16 6.33 62 7 26',
] as const
/** Lines without length, whose round ends are circles at every width. */
const DOTS = ['M1 38h.001', 'M3 46h.001', 'M5 14h.001', 'M7 26h.001'] as const

interface ShownStep {
  status: OrderStatus
  /** Null for a future step. */
  at: number | null
}

/** Past and future steps; a cancelled order has no future ones. */
function shownSteps(steps: readonly WireOrderStep[]): ShownStep[] {
  const at = new Map(steps.map((step) => [step.status, step.at]))
  if (steps.at(-1)?.status === 'Cancelled') return steps.map(({ status, at: when }) => ({ status, at: when }))
  return WAY.map((status) => ({ status, at: at.get(status) ?? null }))
}

function Dune({ reached }: { reached: number }) {
  return (
    <svg
      className={clsx(styles.dune, textStyles.mirrored)}
      viewBox="0 0 8 66"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {SEGMENTS.map((path, place) => (
        <path key={path} d={path} className={place < reached ? styles.done : styles.ahead} />
      ))}
      {DOTS.map((path, place) => (
        <g key={path} className={place < reached ? styles.done : place > reached ? styles.ahead : styles.now}>
          <path d={path} />
          <path d={path} />
        </g>
      ))}
    </svg>
  )
}

interface OrderWayProps {
  steps: readonly WireOrderStep[]
  parcel: WireParcel | null
  /** Delivery method; undefined when unknown. */
  method?: string | undefined
  /** The promised day, such as `2026-11-25`; null without one. */
  estimatedDay?: string | null
}

export function OrderProgress({ steps, parcel, method, estimatedDay = null }: OrderWayProps) {
  const t = useMessages(orderPageMessages)
  const shown = shownSteps(steps)
  const status = steps.at(-1)?.status ?? 'Order Placed'
  const reached = shown.findLastIndex(({ at }) => at !== null)
  return (
    <section className={styles.way} aria-labelledby="way">
      <h2 id="way">{t.headings[status]}</h2>
      <p className={styles.parcel}>
        {parcel?.carrier && method ? t.with(method, parcel.carrier) : (parcel?.carrier ?? method)}
        {parcel?.trackingNumber && <TrackingNumber parcel={parcel} />}
        {parcel?.carrierPhone && <CarrierPhone phone={parcel.carrierPhone} />}
      </p>
      {estimatedDay && status !== 'Cancelled' && status !== 'Delivered' && (
        <p className={styles.estimated}>{t.estimated(estimatedDay)}</p>
      )}
      {status !== 'Cancelled' && <Dune reached={reached} />}
      <ol className={clsx(styles.steps, status === 'Cancelled' && styles.ended)}>
        {shown.map((step, place) => (
          <li
            key={`${step.status} ${step.at}`}
            className={clsx(
              place <= reached ? styles.isDone : styles.isAhead,
              place === reached && styles.isNow,
            )}
            aria-current={place === reached ? 'step' : undefined}
          >
            <b>{t.steps[step.status]}</b>
            <span className={textStyles.srOnly}>
              {t.comma}
              {step.at === null ? t.ahead : t.reached}
            </span>
            {step.at !== null && (
              <time dateTime={new Date(step.at).toISOString()} className={textStyles.numeric}>
                {t.moment(step.at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function TrackingNumber({ parcel: { trackingNumber, trackingUrl } }: { parcel: WireParcel }) {
  const t = useMessages(orderPageMessages)
  const words = t.tracking(trackingNumber)
  return (
    <span className={styles.tracking}>
      {trackingUrl ? (
        <a className={textStyles.link} href={trackingUrl} target="_blank" rel="noopener noreferrer" dir="ltr">
          {words}
        </a>
      ) : (
        <bdi>{words}</bdi>
      )}
    </span>
  )
}

function CarrierPhone({ phone }: { phone: string }) {
  const t = useMessages(orderPageMessages)
  return (
    <span className={styles.tracking}>
      {t.courierPhone}{' '}
      <a className={textStyles.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
        {phone}
      </a>
    </span>
  )
}
