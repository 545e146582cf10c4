import { ChevronLeft, ChevronRight } from 'lucide-react'
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
        <ChevronLeft className={textStyles.mirrored} aria-hidden />
      </button>
      <button
        type="button"
        className={iconButtonStyles.round}
        data-arrow="next"
        aria-label={nextLabel}
        onClick={onNext}
        disabled={!canNext}
      >
        <ChevronRight className={textStyles.mirrored} aria-hidden />
      </button>
    </>
  )
}
