import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useReducedMotion } from '#catalogue/use-autoplay'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'

interface LoopProps {
  caption: string
  video: string
  poster: string
}

/** Plays only while it is in view, is fetched no sooner, and stays a picture when little motion is asked for (D-63). */
function Loop({ caption, video, poster }: LoopProps) {
  const film = useRef<HTMLVideoElement>(null)
  const calm = useReducedMotion()
  useEffect(() => {
    const { current } = film
    if (!current || calm) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) current.play().catch(() => undefined)
      else current.pause()
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      current.pause()
    }
  }, [calm])
  return (
    <Link to="/products" className="video">
      {/* A poster of the film's own would be fetched with the page. */}
      <img src={poster} alt="" width={960} height={640} loading="lazy" decoding="async" />
      <video ref={film} src={video} width={960} height={640} preload="none" muted loop playsInline />
      <span className="video-caption">
        <i>
          <Play aria-hidden />
        </i>
        {caption}
      </span>
    </Link>
  )
}

/** HOME-19, HOME-20. */
export function VideoSlider() {
  const t = useMessages(homeMessages)
  return (
    <section className="section wrap videos" aria-label={t.videos}>
      <Loop caption={t.morningBreeze} video="/videos/morning-breeze.mp4" poster="/pictures/video-1.avif" />
      <Loop caption={t.setSail} video="/videos/set-sail.mp4" poster="/pictures/video-2.avif" />
    </section>
  )
}
