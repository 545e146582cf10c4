import { Icon } from '@little-dunes/design/icon.tsx'
import { ArrowLeft, ArrowRight, Crosshair, X } from 'lucide'
import { focalPointMessages } from '#products/product/pictures/focal-point-messages'
import styles from '#products/product/pictures/pictures.module.css'
import { productMessages } from '#products/product/product-messages'
import { Button } from '#ui/button.tsx'
import mirrorStyles from '#ui/mirrored.module.css'

const texts = productMessages.pictureTools

interface PictureToolsProps {
  /** Place and owner in words. */
  what: string
  isFirst: boolean
  isLast: boolean
  onMove(by: -1 | 1): void
  onFocus(): void
  onRemove(): void
}

export const PictureTools = ({ what, isFirst, isLast, onMove, onFocus, onRemove }: PictureToolsProps) => (
  <fieldset className={styles.tools} aria-label={what}>
    <Button look="outline" size="small" disabled={isFirst} onClick={() => onMove(-1)}>
      <Icon node={ArrowLeft} className={mirrorStyles.mirrored} />
      {texts.earlier}
    </Button>
    <Button look="outline" size="small" disabled={isLast} onClick={() => onMove(1)}>
      <Icon node={ArrowRight} className={mirrorStyles.mirrored} />
      {texts.later}
    </Button>
    <Button look="outline" size="small" onClick={onFocus}>
      <Icon node={Crosshair} />
      {focalPointMessages.title}
    </Button>
    <Button look="outline" size="small" onClick={onRemove}>
      <Icon node={X} />
      {texts.remove}
    </Button>
  </fieldset>
)
