import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide'
import { useMessages } from '#platform/messages'
import styles from '#ui/breadcrumbs.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

interface BreadcrumbsProps {
  /** The path to the page; the last step is the page itself, without a link. */
  steps: readonly { label: string; to?: string }[]
}

export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const t = useMessages(uiMessages)
  return (
    <nav className={styles.breadcrumbs} aria-label={t.breadcrumb}>
      <ol>
        {steps.map(({ label, to }) => (
          <li key={to ?? ''}>
            {to ? (
              <>
                <Link to={to} className={clsx(textStyles.finger, textStyles.reach)}>
                  {label}
                </Link>
                <Icon node={ChevronRight} className={textStyles.mirrored} />
              </>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
