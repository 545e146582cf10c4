import { type MouseEvent, useEffect, useState } from 'react'
import { CarouselArrows } from '#catalogue/carousel/carousel-arrows.tsx'
import { useMessages } from '#platform/messages'
import styles from '#product/gallery/gallery.module.css'
import { productMessages } from '#product/product-messages'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Picture } from '#ui/picture.tsx'

interface ZoomDialogProps {
  name: string
  images: readonly (string | undefined)[]
  getAltText(place: number): string
  selected: number
  open: boolean
  onClose(): void
  onPrevious(): void
  onNext(): void
}

/** A press zooms in around the pressed point, another one zooms out; touch screens may pinch. */
function useEnlarging() {
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  function toggle(event: MouseEvent<HTMLButtonElement>) {
    if (point) return setPoint(null)
    const box = event.currentTarget.getBoundingClientRect()
    // A key press has no position, so it zooms around the middle.
    const isKey = event.detail === 0
    const share = (at: number, start: number, length: number) => (isKey ? 50 : ((at - start) / length) * 100)
    setPoint({ x: share(event.clientX, box.left, box.width), y: share(event.clientY, box.top, box.height) })
  }
  return { point, toggle, reset: () => setPoint(null) }
}

/** Arrow keys change the picture of an open dialog, in reading direction. */
function useArrowKeys(open: boolean, previous: () => void, next: () => void): void {
  useEffect(() => {
    if (!open) return
    const [back, on] = document.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === back) previous()
      if (key === on) next()
    }
    // In the capture phase: the dialog stops arrow keys from bubbling.
    window.addEventListener('keydown', pressed, true)
    return () => window.removeEventListener('keydown', pressed, true)
  }, [open, previous, next])
}

/** PROD-03. */
export default function ZoomDialog({
  name,
  images,
  getAltText,
  selected,
  open,
  onClose,
  onPrevious,
  onNext,
}: ZoomDialogProps) {
  const t = useMessages(productMessages)
  const { point, toggle, reset } = useEnlarging()
  const style = point ? { transform: 'scale(2.2)', transformOrigin: `${point.x}% ${point.y}%` } : undefined
  const go = (move: () => void) => () => {
    reset()
    move()
  }
  useArrowKeys(open && images.length > 1, go(onPrevious), go(onNext))
  return (
    <Dialog
      open={open}
      onClose={go(onClose)}
      label={t.zoomed(name)}
      closeLabel={t.close}
      className={styles.zoom}
    >
      <button type="button" className={styles.zoomPicture} aria-label={t.enlarge} onClick={toggle}>
        <Picture
          key={images[selected] ?? 'none'}
          address={images[selected]}
          alt={getAltText(selected)}
          width={800}
          height={1000}
          sizes="92vw"
          loading="eager"
          className={styles.zoomLarge}
          style={style}
        />
      </button>
      {images.length > 1 && (
        <CarouselArrows
          previousLabel={t.previous}
          nextLabel={t.next}
          onPrevious={go(onPrevious)}
          onNext={go(onNext)}
        />
      )}
    </Dialog>
  )
}
