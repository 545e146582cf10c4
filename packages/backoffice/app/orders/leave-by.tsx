import { Icon } from '@little-dunes/design/icon.tsx'
import { Clock } from 'lucide'
import { ordersMessages as texts } from '#orders/orders-messages'
import { dayOf, formatWeekdayAndDay, startOfDay } from '#platform/format'
import { Tag } from '#ui/display/tag.tsx'

/** The day by which a parcel must leave; red from that day on. */
export function LeaveBy({ day }: { day: string }) {
  const today = dayOf(Date.now())
  const text = formatWeekdayAndDay(startOfDay(day))
  if (day > today) return text
  return (
    <Tag look="red">
      <Icon node={Clock} />
      {day === today ? texts.today : text}
    </Tag>
  )
}
