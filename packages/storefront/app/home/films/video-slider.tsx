import { Icon } from '@little-dunes/design/icon.tsx'
import { shownParts } from '@little-dunes/domain/content/content-parts'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Pause, Play } from 'lucide'
import { CarouselArrows } from '#catalogue/carousel/carousel-arrows.tsx'
import { useCarousel } from '#catalogue/carousel/use-carousel'
import { useVideoPlayback } from '#home/films/use-video-playback'
import styles from '#home/films/video-slider.module.css'
import { homeMessages } from '#home/home-messages'
import { useHomeContent } from '#home/use-home-content'
import { useMessages } from '#platform/messages'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'

interface LoopProps {
  caption: string | undefined
  video: string | undefined
  poster: string | undefined
  to: string | undefined
}

/** A film over its poster, which shows first and stays without motion. */
function Loop({ caption = '', video, poster, to }: LoopProps) {
  const t = useMessages(homeMessages)
  const { film, paused, toggle } = useVideoPlayback()
  return (
    <div className={styles.video}>
      <Link to={to ?? PATHS.products}>
        <img src={poster} alt="" loading="lazy" />
        <video ref={film} src={video} preload="none" muted loop playsInline />
        <span className={styles.caption}>{caption}</span>
      </Link>
      <button
        type="button"
        className={styles.toggle}
        aria-label={paused ? t.playVideo(caption) : t.pauseVideo(caption)}
        onClick={toggle}
      >
        {paused ? <Icon node={Play} /> : <Icon node={Pause} />}
      </button>
    </div>
  )
}

/** HOME-19, HOME-20: swipe and arrows when not all films fit, two side by side on wide screens (D-73). */
export function VideoSlider() {
  const t = useMessages(homeMessages)
  const content: Record<string, string> = useHomeContent('videos')
  const { viewRef, viewClass, previous, next, canPrevious, canNext } = useCarousel({ loop: false })
  return (
    <section
      className={clsx(layoutStyles.section, layoutStyles.wrap)}
      aria-label={t.videos}
      aria-roledescription={t.carousel}
    >
      <div className={viewClass} ref={viewRef}>
        <div className={styles.row}>
          {shownParts('films', content).map((part) => (
            <Loop
              key={part}
              caption={content[`caption${part}`]}
              to={content[`to${part}`]}
              video={content[`film${part}`]}
              poster={content[`image${part}`]}
            />
          ))}
        </div>
      </div>
      <div className={styles.arrows}>
        <CarouselArrows
          previousLabel={t.previousVideo}
          nextLabel={t.nextVideo}
          onPrevious={previous}
          onNext={next}
          canPrevious={canPrevious}
          canNext={canNext}
        />
      </div>
    </section>
  )
}
