import { Icon } from '@little-dunes/design/icon.tsx'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { clsx } from 'clsx'
import { Check } from 'lucide'
import { homeMessages as texts } from '#home/home-messages'
import styles from '#home/setup-guide-card.module.css'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'

type SetupGuide = NonNullable<ReplyOf<'GET /api/staff/today'>['setupGuide']>

const STEPS: { name: keyof SetupGuide; to: string }[] = [
  { name: 'hasTrn', to: PATHS.settings },
  { name: 'hasProduct', to: `${PATHS.products}?add` },
  { name: 'takesLiveCards', to: PATHS.settings },
]

/** Steps of a new shop before its first order, with finished ones marked; the next step has the primary button. */
export function SetupGuideCard({ done }: { done: SetupGuide }) {
  const next = STEPS.find(({ name }) => !done[name])?.name
  return (
    <Card flush className={styles.guide}>
      <header className={styles.head}>
        <div>
          <h2>{texts.setupGuide}</h2>
          <p>{texts.setupLead}</p>
          {done.hasProduct || (
            <ButtonLink look="outline" to={PATHS.imports}>
              {texts.bringProducts}
            </ButtonLink>
          )}
        </div>
        <img src="/pictures/hero-1.avif" alt="" />
      </header>
      <ol>
        {STEPS.map(({ name, to }, place) => {
          const { title, about, action } = texts.steps[name]
          return (
            <li key={name} className={styles.step}>
              <b
                className={clsx(styles.number, done[name] && styles.done, name === next && styles.next)}
                aria-hidden="true"
              >
                {done[name] ? <Icon node={Check} /> : place + 1}
              </b>
              <div>
                <b>{title}</b>
                <p>{about}</p>
              </div>
              {done[name] ? (
                <Tag look="palm">{texts.stepDone}</Tag>
              ) : (
                <ButtonLink look={name === next ? 'filled' : 'outline'} to={to}>
                  {action}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
