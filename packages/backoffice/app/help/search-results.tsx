import { useMemo } from 'react'
import { Link } from 'react-router'
import type { BuiltGuide } from '#help/guide'
import { GUIDE_LANGUAGE } from '#help/guide-language'
import { helpMessages as texts } from '#help/help-messages'
import { otherWords } from '#help/other-words'
import { indexGuides, searchGuides } from '#help/search-guides'
import styles from '#help/search-results.module.css'
import { Marked } from '#shell/palette/marked.tsx'
import { helpAddress } from '#shell/paths'
import { Card } from '#ui/card.tsx'

export function SearchResults({ guides, typed }: { guides: ReadonlyMap<string, BuiltGuide>; typed: string }) {
  const index = useMemo(() => indexGuides(guides, otherWords), [guides])
  const matches = searchGuides(index, typed)
  return (
    <Card title={texts.results} flush={matches.length > 0}>
      <ul className={styles.results} aria-label={texts.results}>
        {matches.map(({ chapter, section, excerpt }) => (
          <li key={`${chapter} ${section.id}`}>
            <small>{texts.chapters[chapter]}</small>
            <div {...GUIDE_LANGUAGE}>
              <Link to={helpAddress(`${chapter}#${section.id}`)}>
                <b>
                  <Marked text={section.title} words={typed} />
                </b>
              </Link>
              <p>
                <Marked text={excerpt} words={typed} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {matches.length === 0 && <p>{texts.nothingFound(typed)}</p>}
    </Card>
  )
}
