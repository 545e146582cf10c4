import { Icon } from '@little-dunes/design/icon.tsx'
import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import styles from '#ui/list/list-foot.module.css'
import mirrorStyles from '#ui/mirrored.module.css'
import { uiMessages as texts } from '#ui/ui-messages'

interface ListFootProps {
  /** Addresses of the adjacent pages; null for none. */
  newer: string | null
  older: string | null
  /** Range of this page. */
  children: ReactNode
}

export const ListFoot = ({ newer, older, children }: ListFootProps) => (
  <footer className={styles.foot}>
    <span>{children}</span>
    <span className={styles.pager}>
      {newer && (
        <ButtonLink look="outline" size="small" to={newer}>
          <Icon node={ChevronLeft} className={mirrorStyles.mirrored} />
          {texts.newer}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink look="outline" size="small" to={older}>
          {texts.older}
          <Icon node={ChevronRight} className={mirrorStyles.mirrored} />
        </ButtonLink>
      )}
    </span>
  </footer>
)
