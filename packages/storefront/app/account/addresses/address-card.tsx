import { Icon } from '@little-dunes/design/icon.tsx'
import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { WireSavedAddress } from '@little-dunes/domain/contract/accounts/profile-calls'
import { clsx } from 'clsx'
import { Check, Trash2 } from 'lucide'
import styles from '#account/addresses/addresses.module.css'
import { type AddressTexts, addressesMessages } from '#account/addresses/addresses-messages'
import { useMessages } from '#platform/messages'
import textStyles from '#ui/text.module.css'

interface AddressCardProps {
  address: WireSavedAddress
  onEdit(): void
  onMakeStandard(): void
  onRemove(): void
}

/** The emirate in the language of the page. */
export function regionText(region: string, t: AddressTexts): string {
  const known = REGIONS.find((one) => one === region)
  return known ? t.regions[known] : region
}

export function AddressCard({ address, onEdit, onMakeStandard, onRemove }: AddressCardProps) {
  const t = useMessages(addressesMessages)
  const { label, fullname, phone, region, area, street, building, landmark, standard } = address
  const name = label || area
  const lines = [fullname, [building, street].filter(Boolean).join(t.comma), landmark].filter(Boolean)
  return (
    <li className={clsx(styles.card, standard && styles.isStandard)}>
      <div className={styles.head}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {standard && (
          <span className={styles.mark}>
            <Icon node={Check} />
            {t.standard}
          </span>
        )}
      </div>
      <address>
        {lines.map((line) => (
          <bdi key={line} className={styles.line}>
            {line}
          </bdi>
        ))}
        <span className={styles.line}>
          <bdi>{area}</bdi>
          {t.comma}
          {regionText(region, t)}
        </span>
        <span className={clsx(styles.line, textStyles.numeric)}>
          <bdi dir="ltr">{phone}</bdi>
        </span>
      </address>
      <div className={styles.foot}>
        <button type="button" className={textStyles.link} aria-label={t.editLabel(name)} onClick={onEdit}>
          {t.edit}
        </button>
        {!standard && (
          <button
            type="button"
            className={textStyles.link}
            aria-label={t.setDefaultLabel(name)}
            onClick={onMakeStandard}
          >
            {t.makeStandard}
          </button>
        )}
        <button type="button" className={styles.remove} aria-label={t.removeLabel(name)} onClick={onRemove}>
          <Icon node={Trash2} />
        </button>
      </div>
    </li>
  )
}
