import { ChevronLeft, ChevronRight } from 'lucide-react'

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
        className="round-button arrow-previous"
        aria-label={previousLabel}
        onClick={onPrevious}
        disabled={!canPrevious}
      >
        <ChevronLeft className="mirrored" aria-hidden />
      </button>
      <button
        type="button"
        className="round-button arrow-next"
        aria-label={nextLabel}
        onClick={onNext}
        disabled={!canNext}
      >
        <ChevronRight className="mirrored" aria-hidden />
      </button>
    </>
  )
}
