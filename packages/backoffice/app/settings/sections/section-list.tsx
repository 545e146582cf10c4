import styles from '#settings/sections/section-list.module.css'
import { settingsMessages as texts } from '#settings/settings-messages'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { showWhole } from '#ui/tabs.tsx'

const SCREENS = [
  'deliveryPlan',
  'couriers',
  'emailTexts',
  'sizeChart',
  'redirects',
  'apiKeys',
  'webhooks',
  'demo',
] as const

interface SectionListProps<Id extends string> {
  sections: readonly { id: Id; name: string }[]
  current: Id
  onJump(id: Id): void
}

/** Sections next to the form, with the current one marked; on narrow screens a strip above it. */
export function SectionList<Id extends string>({ sections, current, onJump }: SectionListProps<Id>) {
  return (
    <nav className={styles.list} aria-label={texts.sectionList}>
      {sections.map(({ id, name }) => (
        <a
          key={id}
          ref={id === current ? showWhole : undefined}
          href={`#${id}`}
          aria-current={id === current || undefined}
          onClick={(event) => {
            // Keeps the address: another one would trigger the question about unsaved changes.
            event.preventDefault()
            onJump(id)
          }}
        >
          {name}
        </a>
      ))}
      {SCREENS.map((name) => (
        <ButtonLink key={name} look="quiet" size="small" to={PATHS[name]}>
          {texts[name]}
        </ButtonLink>
      ))}
    </nav>
  )
}
