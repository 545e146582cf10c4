import type { HomeBlock } from '@little-dunes/domain/content/home-blocks'
import type { StaffContent } from '@little-dunes/domain/contract/content/staff/content-calls'
import { contentMessages as texts } from '#content/content-messages'
import { ScheduleCard } from '#content/schedule-card.tsx'
import styles from '#content/side-cards.module.css'
import { TextsCard } from '#content/texts-card.tsx'
import type { ContentForm } from '#content/use-content-form'
import { VersionsCard } from '#content/versions-card.tsx'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Stack } from '#ui/page.tsx'

/** Screens with the data of blocks that have no fields. */
const SOURCES: Partial<Record<HomeBlock, string>> = {
  facts: PATHS.settings,
  flash: `${PATHS.products}?mark=flashsale`,
  bestOfKids: `${PATHS.products}?mark=bestofkids`,
  bestSellers: `${PATHS.products}?mark=bestseller`,
  newest: `${PATHS.products}?status=published`,
  grid: `${PATHS.products}?status=published`,
}

/** The open block next to list and preview, for blocks made from products and settings. */
export const BlockSource = ({ block }: { block: HomeBlock }) => (
  <Card title={texts.blocks[block]}>
    <div className={styles.stack}>
      <p>{texts.notWritten}</p>
      <ButtonLink look="outline" size="small" to={SOURCES[block] ?? PATHS.products}>
        {texts.source}
      </ButtonLink>
    </div>
  </Card>
)

interface BlockColumnProps {
  item: StaffContent
  form: ContentForm
}

/** Fields of the open block next to list and preview; its separate screen has more room. */
export const BlockColumn = ({ item, form }: BlockColumnProps) => (
  <Stack>
    <TextsCard
      name={item.name}
      form={form}
      narrow
      actions={
        <ButtonLink look="quiet" size="small" to={`${PATHS.content}/${item.name}`}>
          {texts.fullEditor}
        </ButtonLink>
      }
    />
    <ScheduleCard form={form} />
    <VersionsCard item={item} form={form} />
  </Stack>
)
