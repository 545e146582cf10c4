import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/messages'
import styles from '#product/gallery/gallery.module.css'
import { productMessages } from '#product/product-messages'
import { Picture } from '#ui/picture.tsx'

interface ThumbnailsProps {
  images: readonly string[]
  selected: number
  onChoose(index: number): void
}

/** Thumbnails of all pictures; the list scrolls to the shown one. */
export function Thumbnails({ images, selected, onChoose }: ThumbnailsProps) {
  const t = useMessages(productMessages)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = list
    const chosen = current?.children[selected]
    if (!current || !(chosen instanceof HTMLElement)) return
    // `scrollIntoView` would move the page as well.
    current.scrollTo({
      top: chosen.offsetTop - (current.clientHeight - chosen.offsetHeight) / 2,
      left: chosen.offsetLeft - (current.clientWidth - chosen.offsetWidth) / 2,
    })
  }, [selected])
  return (
    <div className={styles.thumbnails} ref={list}>
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          aria-label={t.picture(index + 1)}
          aria-current={index === selected}
          onClick={() => onChoose(index)}
        >
          <Picture address={image} alt="" width={84} height={105} sizes="84px" />
        </button>
      ))}
    </div>
  )
}
