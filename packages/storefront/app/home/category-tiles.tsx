import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'

interface DoorwayProps {
  title: string
  to: string
  picture: string
}

function Doorway({ title, to, picture }: DoorwayProps) {
  const t = useMessages(homeMessages)
  return (
    <li className="doorway">
      <div className="doorway-picture">
        <img className="doorway-scene" src={picture} width={900} height={1080} alt="" loading="lazy" />
      </div>
      <div className="doorway-words">
        <h3>{title}</h3>
        {/* The link covers the whole doorway. */}
        <Link to={to} className="more-link" aria-label={t.exploreCollection(title)}>
          {t.exploreNow}
          <ArrowRight className="mirrored" aria-hidden />
        </Link>
      </div>
    </li>
  )
}

/** HOME-26 to HOME-29. */
export function CategoryTiles() {
  const t = useMessages(homeMessages)
  return (
    <section className="section wrap">
      <div className="section-head section-head-middle">
        <h2 className="display">{t.category}</h2>
      </div>
      <ul className="doorways">
        <Doorway title={t.girls} to="/products?category=Girls" picture="/pictures/cat-girls.avif" />
        <Doorway title={t.toys} to="/products?type=toys" picture="/pictures/cat-toys.avif" />
        <Doorway title={t.boys} to="/products?category=Boys" picture="/pictures/cat-boys.avif" />
      </ul>
    </section>
  )
}
