import { Icon } from '@little-dunes/design/icon.tsx'
import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { clsx } from 'clsx'
import { Ellipsis } from 'lucide'
import styles from '#products/product/pictures/pictures.module.css'
import { productMessages as texts } from '#products/product/product-messages'

/** Distinguishes a dragged picture of a list from a file. */
const PICTURE = 'application/x-picture'

interface PictureTileProps {
  address: string
  /** Place and owner in words. */
  what: string
  isFirst: boolean
  mayWrite: boolean
  /** Its tools are shown below the list. */
  isOpen: boolean
  /** Called with the address of another picture of the same list. */
  onDropped(dragged: string): void
  onOpen(): void
}

export const PictureTile = ({
  address,
  what,
  isFirst,
  mayWrite,
  isOpen,
  onDropped,
  onOpen,
}: PictureTileProps) => (
  <li
    className={clsx(styles.picture, mayWrite && styles.movable, isOpen && styles.open)}
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
      <button
        type="button"
        className={styles.more}
        aria-label={texts.changePicture(what)}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Icon node={Ellipsis} />
      </button>
    )}
  </li>
)
