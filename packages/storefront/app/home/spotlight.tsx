import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'

/** HOME-21, HOME-22. */
export function Spotlight() {
  const t = useMessages(homeMessages)
  return (
    <section className="section wrap">
      <div className="section-head section-head-middle">
        <h2 className="display">{t.spotlight}</h2>
      </div>
      <div className="spotlight">
        {t.spotlights.map((words, index) => (
          <img
            key={words}
            src={`/pictures/spot-${index + 1}.avif`}
            width={800}
            height={1000}
            alt={words}
            loading="lazy"
          />
        ))}
      </div>
    </section>
  )
}
