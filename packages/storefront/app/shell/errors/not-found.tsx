import { PATHS } from '@little-dunes/domain/paths'
import type { ReactNode } from 'react'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'
import { ButtonLink } from '#ui/button.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** SHELL-18, MSG-01. */
export function NotFound({ children }: { children?: ReactNode }) {
  const t = useMessages(shellMessages)
  return (
    <div className={layoutStyles.wrap}>
      <PageTitle>{t.notFoundTitle}</PageTitle>
      <div className={emptyStateStyles.state}>
        <img src="/pictures/not-found.avif" width={780} height={520} alt={t.notFoundPicture} />
        <h1 className={textStyles.display}>{t.notFound}</h1>
        <p>{t.notFoundHint}</p>
        <ButtonLink to={PATHS.products}>{t.browseProducts}</ButtonLink>
        {children}
      </div>
    </div>
  )
}
