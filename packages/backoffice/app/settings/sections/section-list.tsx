import { useNavigate } from 'react-router'
import styles from '#settings/sections/section-list.module.css'
import { settingsMessages as texts } from '#settings/settings-messages'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'

/** What else the shop is set up with, on screens of its own. */
const SCREENS = [
  'deliveryPlan',
  'carriers',
  'emailTexts',
  'sizeChart',
  'redirects',
  'apiKeys',
  'webhooks',
] as const

interface SectionListProps<Id extends string> {
  sections: readonly { id: Id; name: string }[]
  current: Id
  onJump(id: Id): void
}

/** The sections beside the form, the one that is read marked; where there is no room for it, to choose from. */
export function SectionList<Id extends string>({ sections, current, onJump }: SectionListProps<Id>) {
  const navigate = useNavigate()

  function choose(value: string) {
    const section = sections.find(({ id }) => id === value)
    const screen = SCREENS.find((name) => name === value)
    if (section) onJump(section.id)
    else if (screen) navigate(PATHS[screen])
  }

  return (
    <>
      <nav className={styles.list} aria-label={texts.sectionList}>
        {sections.map(({ id, name }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current || undefined}
            onClick={(event) => {
              // The address stays: another one would ask about what is not saved.
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
      <select
        className={styles.choice}
        aria-label={texts.sectionList}
        value={current}
        onChange={({ target }) => choose(target.value)}
      >
        {sections.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <optgroup label={texts.moreSettings}>
          {SCREENS.map((name) => (
            <option key={name} value={name}>
              {texts[name]}
            </option>
          ))}
        </optgroup>
      </select>
    </>
  )
}
