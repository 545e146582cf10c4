import { Icon } from '@little-dunes/design/icon.tsx'
import { Clock } from 'lucide'
import { ordersMessages as texts } from '#orders/orders-messages'
import { formatWeekdayAndDay, startOfDay, toDay } from '#platform/format'
import { Tag } from '#ui/display/tag.tsx'

/** The day by which a parcel must leave; red from that day on. */
export function ShipBy({ day }: { day: string }) {
  const today = toDay(Date.now())
  const text = formatWeekdayAndDay(startOfDay(day))
  if (day > today) return text
  return (
    <Tag look="red">
      <Icon node={Clock} />
      {day === today ? texts.today : text}
    </Tag>
  )
}
