import { Icon, type IconNode } from '@little-dunes/design/icon.tsx'
import { Banknote, ChartColumn, Package, Settings, Shirt, Undo2 } from 'lucide'
import { Link } from 'react-router'
import type { BuiltGuide, GuideNode } from '#help/guide'
import styles from '#help/guide-cards.module.css'
import { GuideContent } from '#help/guide-content.tsx'
import { GUIDE_LANGUAGE } from '#help/guide-language'
import { helpMessages as texts } from '#help/help-messages'
import { CHAPTERS, type Chapter } from '#shell/help-places'
import { helpAddress } from '#shell/paths'
import { Card } from '#ui/card.tsx'

const ICONS: Record<Chapter, IconNode> = {
  'set-up': Settings,
  sell: Shirt,
  ship: Package,
  'get-paid': Banknote,
  return: Undo2,
  grow: ChartColumn,
}

/** File of the index of docs/guide. Its section lists common questions. */
const INDEX = 'README'

function GuideCard({ chapter, guide }: { chapter: Chapter; guide: BuiltGuide }) {
  const main = guide.sections.filter(({ level }) => level === 2)
  const links = main.map(
    ({ id, title }): GuideNode => ({
      tag: 'li',
      children: [{ tag: 'a', place: `${chapter}#${id}`, children: [title] }],
    }),
  )
  return (
    <Card
      title={
        <Link className={styles.title} to={helpAddress(chapter)}>
          <Icon node={ICONS[chapter]} />
          {texts.chapters[chapter]}
        </Link>
      }
    >
      <div {...GUIDE_LANGUAGE}>
        <GuideContent nodes={[...guide.intro, { tag: 'ul', children: links }]} />
      </div>
    </Card>
  )
}

/** All guides with their main sections, and common questions. */
export function GuideCards({ guides }: { guides: ReadonlyMap<string, BuiltGuide> }) {
  return (
    <>
      <div className={styles.cards}>
        {CHAPTERS.map((chapter) => {
          const guide = guides.get(chapter)
          return guide && <GuideCard key={chapter} chapter={chapter} guide={guide} />
        })}
      </div>
      <Card className={styles.questions} title={texts.questions}>
        <div {...GUIDE_LANGUAGE}>
          <GuideContent nodes={guides.get(INDEX)?.sections[0]?.content ?? []} />
        </div>
      </Card>
    </>
  )
}
