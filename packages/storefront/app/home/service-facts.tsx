import { Icon, type IconNode } from '@little-dunes/design/icon.tsx'
import { filsFromAed } from '@little-dunes/domain/money'
import { clsx } from 'clsx'
import { Banknote, Clock, CreditCard, PackageCheck, Truck } from 'lucide'
import { homeMessages } from '#home/home-messages'
import styles from '#home/service-facts.module.css'
import { formatPrice } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
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
export function ServiceFacts() {
  const { facts } = useMessages(homeMessages)
  const settings = useRootData()?.settings
  const limit = settings?.freeDeliveryAbove
  return (
    <ul className={clsx(styles.facts, layoutStyles.wrap)}>
      {limit !== undefined && (
        <Fact
          icon={Truck}
          title={facts.delivery.title}
          text={facts.delivery.text(formatPrice(filsFromAed(limit)))}
        />
      )}
      <Fact icon={Clock} {...facts.days} />
      {settings?.cashOff ? (
        <Fact icon={CreditCard} {...facts.card} />
      ) : (
        <Fact icon={Banknote} {...facts.cash} />
      )}
      <Fact icon={PackageCheck} {...facts.cancel} />
    </ul>
  )
}
