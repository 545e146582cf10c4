import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import styles from '#help/chapter-page.module.css'
import type { BuiltGuide, GuideSection } from '#help/guide'
import { GuideContent } from '#help/guide-content.tsx'
import { GUIDE_LANGUAGE } from '#help/guide-language'
import { helpMessages as texts } from '#help/help-messages'
import { CHAPTERS, type Chapter } from '#shell/help-places'
import { helpAddress } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { mediaHook } from '#ui/media-hook'
import mirrorStyles from '#ui/mirrored.module.css'

const useIsNarrow = mediaHook('(width < 1100px)')

/** Moves the focus to the section of the address, where reading continues. */
function useFocusedSection() {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [location])
}

function Contents({ sections }: { sections: readonly GuideSection[] }) {
  const list = (
    <ul {...GUIDE_LANGUAGE}>
      {sections.map(({ id, level, title }) => (
        <li key={id} className={clsx(level === 3 && styles.inner)}>
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={styles.contents} aria-label={texts.onThisPage}>
      {useIsNarrow() ? (
        <details>
          <summary>{texts.onThisPage}</summary>
          {list}
        </details>
      ) : (
        <>
          <h2>{texts.onThisPage}</h2>
          {list}
        </>
      )}
    </nav>
  )
}

function OtherChapters({ chapter }: { chapter: Chapter }) {
  const at = CHAPTERS.indexOf(chapter)
  const [previous, next] = [CHAPTERS[at - 1], CHAPTERS[at + 1]]
  return (
    <nav className={styles.others} aria-label={texts.otherChapters}>
      {previous && (
        <ButtonLink look="outline" to={helpAddress(previous)}>
          <Icon node={ArrowLeft} className={mirrorStyles.mirrored} />
          {texts.chapters[previous]}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink look="outline" to={helpAddress(next)}>
          {texts.chapters[next]}
          <Icon node={ArrowRight} className={mirrorStyles.mirrored} />
        </ButtonLink>
      )}
    </nav>
  )
}

export function ChapterPage({ chapter, guide }: { chapter: Chapter; guide: BuiltGuide }) {
  useFocusedSection()
  return (
    <div className={styles.chapter}>
      <Contents sections={guide.sections} />
      <Card className={styles.sheet}>
        <article {...GUIDE_LANGUAGE}>
          <GuideContent nodes={guide.intro} />
          {guide.sections.map(({ id, level, title, content }) => {
            const Heading = level === 2 ? 'h2' : 'h3'
            return (
              <section key={id} aria-labelledby={id}>
                <Heading id={id} tabIndex={-1}>
                  {title}
                </Heading>
                <GuideContent nodes={content} pictures={guide.pictures} />
              </section>
            )
          })}
        </article>
        <OtherChapters chapter={chapter} />
      </Card>
    </div>
  )
}
