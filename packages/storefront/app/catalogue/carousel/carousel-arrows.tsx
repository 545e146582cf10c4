import { Icon } from '@little-dunes/design/icon.tsx'
import { ChevronLeft, ChevronRight } from 'lucide'
import iconButtonStyles from '#ui/icon-button.module.css'
import textStyles from '#ui/text.module.css'

interface CarouselArrowsProps {
  previousLabel: string
  nextLabel: string
  onPrevious(): void
  onNext(): void
  canPrevious?: boolean
  canNext?: boolean
}

/** CARD-05. */
export function CarouselArrows(props: CarouselArrowsProps) {
  const { previousLabel, nextLabel, onPrevious, onNext, canPrevious = true, canNext = true } = props
  return (
    <>
      <button
        type="button"
        className={iconButtonStyles.round}
        data-arrow="previous"
        aria-label={previousLabel}
        onClick={onPrevious}
        disabled={!canPrevious}
      >
        <Icon node={ChevronLeft} className={textStyles.mirrored} />
      </button>
      <button
        type="button"
        className={iconButtonStyles.round}
        data-arrow="next"
        aria-label={nextLabel}
        onClick={onNext}
        disabled={!canNext}
      >
        <Icon node={ChevronRight} className={textStyles.mirrored} />
      </button>
    </>
  )
}
