import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { clsx } from 'clsx'
import { PATHS } from '#shell/paths'
import { todayMessages as texts } from '#today/today-messages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import tables from '#ui/list/table.module.css'

type SetupGuide = NonNullable<ReplyOf<'GET /api/staff/today'>['setupGuide']>

const STEPS: { name: keyof SetupGuide; to: string }[] = [
  { name: 'hasOwnTrn', to: PATHS.settings },
  { name: 'hasProduct', to: `${PATHS.products}?add` },
  { name: 'takesLiveCards', to: PATHS.settings },
]

/** What a new shop needs before its first order, and what of it is done. */
export const SetupGuideCard = ({ done }: { done: SetupGuide }) => (
  <Card
    flush
    title={texts.setupGuide}
    actions={
      done.hasProduct || (
        <ButtonLink look="quiet" size="small" to={PATHS.imports}>
          {texts.bringProducts}
        </ButtonLink>
      )
    }
  >
    <table className={clsx(tables.table, tables.cards)}>
      <tbody>
        {STEPS.map(({ name, to }) => {
          const { title, about, action } = texts.steps[name]
          return (
            <tr key={name}>
              <td className={tables.topStart}>
                <span className={tables.main}>{title}</span>
                <small>{about}</small>
              </td>
              <td className={clsx(tables.end, tables.topEnd)}>
                {done[name] ? (
                  <Tag look="palm">{texts.stepDone}</Tag>
                ) : (
                  <ButtonLink look="outline" size="small" to={to}>
                    {action}
                  </ButtonLink>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </Card>
)
