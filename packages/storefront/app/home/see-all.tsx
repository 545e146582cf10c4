import type { ListFlag } from '@little-dunes/domain/catalogue/curated-lists'
import { listPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** Link to the whole curated list of a section (LIST-13, D-71). */
export function SeeAll({ flag, title }: { flag: ListFlag; title: string }) {
  const t = useMessages(homeMessages)
  return (
    <Link
      to={listPath({ flag })}
      className={clsx(textStyles.moreLink, textStyles.reach)}
      aria-label={t.seeAllLabel(title)}
    >
      {t.seeAll}
    </Link>
  )
}
