import { Link } from 'react-router'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'

/** HOME-23 to HOME-25: plain links to the list (D-19). */
export function AgeTiles() {
  const t = useMessages(homeMessages)
  return (
    <section className="section wrap">
      <div className="section-head section-head-middle">
        <h2 className="display">{t.byAge}</h2>
      </div>
      <ul className="ages">
        {t.ages.map((age, index) => (
          <li key={age}>
            <Link to="/products">
              <img
                className="age-picture"
                src={`/pictures/age-${index + 1}.avif`}
                width={600}
                height={600}
                alt=""
                loading="lazy"
              />
              {age}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
