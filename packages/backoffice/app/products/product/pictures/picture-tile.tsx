import { Icon } from '@little-dunes/design/icon.tsx'
import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, Crosshair, X } from 'lucide'
import { focalPointMessages } from '#products/product/pictures/focal-point-messages'
import styles from '#products/product/pictures/pictures.module.css'
import { productMessages as texts } from '#products/product/product-messages'
import mirrorStyles from '#ui/mirrored.module.css'

/** What is dragged is a picture of a list, no file. */
const PICTURE = 'application/x-picture'

interface PictureTileProps {
  address: string
  /** Place and owner in words. */
  what: string
  isFirst: boolean
  isLast: boolean
  mayWrite: boolean
  onMove(by: -1 | 1): void
  /** Another picture of the same list, by its address, was dropped on this one. */
  onDropped(dragged: string): void
  onFocus(): void
  onRemove(): void
}

/** One picture of a list with what can be done to it: it is dragged to another place, or moved by its buttons. */
export const PictureTile = ({
  address,
  what,
  isFirst,
  isLast,
  mayWrite,
  onMove,
  onDropped,
  onFocus,
  onRemove,
}: PictureTileProps) => (
  <li
    className={clsx(styles.picture, mayWrite && styles.movable)}
    draggable={mayWrite}
    onDragStart={({ dataTransfer }) => {
      dataTransfer.effectAllowed = 'move'
      dataTransfer.setData(PICTURE, address)
    }}
    onDragOver={(event) => event.dataTransfer.types.includes(PICTURE) && event.preventDefault()}
    onDragEnter={({ currentTarget, dataTransfer }) =>
      currentTarget.toggleAttribute('data-target', dataTransfer.types.includes(PICTURE))
    }
    onDragLeave={({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        currentTarget.removeAttribute('data-target')
    }}
    onDrop={(event) => {
      event.currentTarget.removeAttribute('data-target')
      const dragged = event.dataTransfer.getData(PICTURE)
      if (dragged === '') return
      event.preventDefault()
      onDropped(dragged)
    }}
  >
    <img src={derivedPicture(address, 160, 'webp')} alt={what} loading="lazy" draggable={false} />
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
