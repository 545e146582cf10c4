import { Icon } from '@little-dunes/design/icon.tsx'
import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { ArrowLeft, ArrowRight, Crosshair, X } from 'lucide'
import { focalPointMessages } from '#products/product/pictures/focal-point-messages'
import styles from '#products/product/pictures/pictures.module.css'
import { productMessages as texts } from '#products/product/product-messages'
import mirrorStyles from '#ui/mirrored.module.css'

interface PictureTileProps {
  address: string
  /** Place and owner in words. */
  what: string
  isFirst: boolean
  isLast: boolean
  mayWrite: boolean
  onMove(by: -1 | 1): void
  onFocus(): void
  onRemove(): void
}

/** One picture of a list with what can be done to it. */
export const PictureTile = ({
  address,
  what,
  isFirst,
  isLast,
  mayWrite,
  onMove,
  onFocus,
  onRemove,
}: PictureTileProps) => (
  <li className={styles.picture}>
    <img src={derivedPicture(address, 160, 'webp')} alt={what} loading="lazy" />
    {isFirst && <span className={styles.cover}>{texts.cover}</span>}
    {mayWrite && (
      <span className={styles.tools}>
        <button type="button" aria-label={texts.earlier(what)} disabled={isFirst} onClick={() => onMove(-1)}>
          <Icon node={ArrowLeft} className={mirrorStyles.mirrored} />
        </button>
        <button type="button" aria-label={texts.later(what)} disabled={isLast} onClick={() => onMove(1)}>
          <Icon node={ArrowRight} className={mirrorStyles.mirrored} />
        </button>
        <button type="button" aria-label={focalPointMessages.open(what)} onClick={onFocus}>
          <Icon node={Crosshair} />
        </button>
        <button type="button" aria-label={texts.remove(what)} onClick={onRemove}>
          <Icon node={X} />
        </button>
      </span>
    )}
  </li>
)
