import { Icon } from '@little-dunes/design/icon.tsx'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { MINUTE } from '@little-dunes/domain/durations'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { languagePath } from '@little-dunes/domain/paths'
import { ExternalLink, Monitor, Smartphone } from 'lucide'
import { useState } from 'react'
import { contentMessages as texts } from '#content/content-messages'
import type { FramedBlock } from '#content/preview/frame-block'
import { type FrameWidth, PreviewFrame } from '#content/preview/preview-frame.tsx'
import styles from '#content/preview/shop-preview.module.css'
import type { ContentForm } from '#content/use-content-form'
import { localText, parseMoment } from '#platform/dubai-time'
import { formatDateTime } from '#platform/format'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { Button } from '#ui/button.tsx'
import { DateTimeField } from '#ui/form/date-field.tsx'
import { focusFirstWrong } from '#ui/form/first-wrong'
import { SegmentButtons } from '#ui/segments.tsx'

const WIDTHS = { desktop: Monitor, phone: Smartphone } as const

export interface ShopPreviewProps {
  name: ContentKey
  form: ContentForm
  width: FrameWidth
  /** Beginning of planned changes, in epoch milliseconds. */
  planned: readonly number[]
  /** Texts beside the form that the shop shows as well: publishing them reloads the preview. */
  around?: unknown
  framed?: FramedBlock | null
}

export function ShopPreview({ name, form, width: first, planned, around, framed = null }: ShopPreviewProps) {
  const [language, setLanguage] = useState<Language>(PAGE_LANGUAGE)
  const [width, setWidth] = useState(first)
  const [chosen, setChosen] = useState<string | null>(null)
  // Shows a planned version at its start.
  const at = chosen ?? form.span.startsAt
  const moment = parseMoment(at)
  const isReadable = !Number.isNaN(moment)
  const [shown, setShown] = useState(isReadable ? moment : null)
  if (isReadable && shown !== moment) setShown(moment)

  /** Opens the tab within the click, because browsers block it later. */
  async function open() {
    if (!isReadable) return focusFirstWrong()
    const tab = window.open('about:blank')
    const path = await form.preview(moment)
    if (path === null) tab?.close()
    else if (tab) tab.location.href = languagePath(language, path)
  }

  return (
    <>
      <div className={styles.controls}>
        <SegmentButtons
          label={texts.previewWidth}
          options={(['desktop', 'phone'] as const).map((value) => ({
            value,
            name: <Icon node={WIDTHS[value]} />,
            label: texts.widths[value],
          }))}
          chosen={width}
          onChoose={(value) => setWidth(value)}
        />
        <SegmentButtons
          label={texts.previewLanguage}
          options={LANGUAGES.map((value) => ({
            value,
            name: texts.languages[value],
            label: texts.languages[value],
          }))}
          chosen={language}
          onChoose={(value) => setLanguage(value)}
        />
        <DateTimeField
          label={texts.looksOn}
          empty="now"
          value={at}
          onChange={({ target }) => setChosen(target.value)}
        />
        {[...new Set(planned)].toSorted().map((moment) => (
          <Button
            key={moment}
            look="outline"
            size="small"
            // Time fields have no seconds.
            onClick={() => setChosen(localText(Math.ceil(moment / MINUTE) * MINUTE))}
          >
            {texts.plannedFor(formatDateTime(moment))}
          </Button>
        ))}
        <Button look="outline" size="small" busy={form.busy} onClick={() => void open()}>
          <Icon node={ExternalLink} />
          {texts.openTab}
        </Button>
      </div>
      <PreviewFrame
        name={name}
        form={form}
        at={shown}
        language={language}
        width={width}
        around={around}
        framed={framed}
      />
    </>
  )
}
