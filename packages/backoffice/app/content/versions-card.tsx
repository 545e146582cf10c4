import { contentState } from '@little-dunes/domain/content/content-versions'
import type { ContentVersion, StaffContent } from '@little-dunes/domain/contract/content/staff/content-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { contentMessages as texts } from '#content/content-messages'
import { changesText, fieldsOfVersions } from '#content/item-words'
import styles from '#content/side-cards.module.css'
import type { ContentForm } from '#content/use-content-form'
import { formatDateTime } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Actor } from '#ui/display/actor.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'
import { useMutation } from '#ui/use-mutation'

const LOOKS = { live: 'palm', planned: 'sun' } as const

const formatSpan = ({ startsAt, endsAt }: ContentVersion): string =>
  endsAt === null
    ? texts.since(formatDateTime(startsAt))
    : texts.span(formatDateTime(startsAt), formatDateTime(endsAt))

/** Published versions, newest first. Each can be published again, and planned ones can be cancelled. */
export function VersionsCard({ item, form }: { item: StaffContent; form: ContentForm }) {
  const { name, versions, now } = item
  const { busy, change } = useMutation()
  const known = fieldsOfVersions(versions)

  async function withdraw(version: number) {
    const answer = await change('POST /api/staff/content/withdraw', { name, version })
    if (!answer || isWireRefusal(answer)) return
    form.show(answer.item)
    showToast(texts.takenBack)
  }

  const isLive = (version: ContentVersion) => contentState(version, versions, now) === 'live'
  return (
    <Card title={texts.versions}>
      <ol className={styles.versions}>
        {versions.map((version, at) => {
          const state = contentState(version, versions, now)
          const mayEnd = state === 'planned' || (state === 'live' && version.endsAt !== null)
          return (
            <li key={version.id}>
              <p>
                {formatSpan(version)}
                <Tag look={LOOKS[state as keyof typeof LOOKS]}>{texts.states[state]}</Tag>
              </p>
              <p>
                <bdi>{changesText(name, version.changed, known[at])}</bdi>
              </p>
              <small>
                <Actor actor={version.author} actorName={version.authorName} />
                {uiMessages.comma} {formatDateTime(version.createdAt)}
              </small>
              {mayEnd && (
                <Button look="outline" size="small" busy={busy} onClick={() => void withdraw(version.id)}>
                  {texts.withdraw}
                </Button>
              )}
              {!mayEnd && state !== 'live' && (
                <Button look="outline" size="small" busy={busy} onClick={() => void form.restore(version.id)}>
                  {texts.back}
                </Button>
              )}
            </li>
          )
        })}
        <li>
          <p>
            {texts.asDelivered}
            {!versions.some(isLive) && <Tag look="palm">{texts.states.live}</Tag>}
          </p>
          {versions.some(isLive) && (
            <Button look="outline" size="small" busy={busy} onClick={() => void form.restore(null)}>
              {texts.back}
            </Button>
          )}
        </li>
      </ol>
    </Card>
  )
}
