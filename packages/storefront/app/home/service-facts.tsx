import { Icon, type IconNode } from '@little-dunes/design/icon.tsx'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { filsFromAed } from '@little-dunes/domain/money'
import { clsx } from 'clsx'
import { Banknote, Clock, CreditCard, PackageCheck, Truck } from 'lucide'
import { homeMessages } from '#home/home-messages'
import styles from '#home/service-facts.module.css'
import { formatPrice } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import layoutStyles from '#ui/layout.module.css'

interface FactProps {
  icon: IconNode
  title: string
  text: string
}

function Fact({ icon, title, text }: FactProps) {
  return (
    <li>
      <Icon node={icon} />
      <span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </li>
  )
}

/** The limit of free delivery is a setting (D-04). */
export function ServiceFacts({
  settings,
}: {
  settings: Pick<WireSettings, 'freeDeliveryAbove' | 'cashOff'>
}) {
  const { facts } = useMessages(homeMessages)
  return (
    <ul className={clsx(styles.facts, layoutStyles.wrap)}>
      <Fact
        icon={Truck}
        title={facts.delivery.title}
        text={facts.delivery.text(formatPrice(filsFromAed(settings.freeDeliveryAbove)))}
      />
      <Fact icon={Clock} {...facts.days} />
      {settings.cashOff ? (
        <Fact icon={CreditCard} {...facts.card} />
      ) : (
        <Fact icon={Banknote} {...facts.cash} />
      )}
      <Fact icon={PackageCheck} {...facts.cancel} />
    </ul>
  )
}
