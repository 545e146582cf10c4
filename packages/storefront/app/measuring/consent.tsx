import { INFORMATION_PATHS } from '@little-dunes/domain/paths'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '#measuring/consent.module.css'
import { type ConsentChoice, type Measuring, readChoice, writeChoice } from '#measuring/consent-choice'
import { consentMessages } from '#measuring/consent-messages'
import { MeasuredVisit } from '#measuring/measured-visit.tsx'
import { useMessages } from '#platform/messages'
import { ALIVE_UNUSED } from '#platform/scripts/start-of-scripts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** Asks once for consent to analytics, and lets the visitor change the answer; nothing is measured before it. */
export default function Consent({ measuring }: { measuring: Measuring }) {
  const t = useMessages(consentMessages)
  const [choice, setChoice] = useState<ConsentChoice | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const stored = readChoice(measuring, new Date())
    setChoice(stored)
    setOpen(stored === null)
  }, [measuring])

  async function decide(answer: ConsentChoice['answer']) {
    await writeChoice(measuring, answer, new Date())
    // The policy of this page blocks foreign hosts, that of the next page allows them. Loaded scripts end with their
    // page.
    if (answer === 'agreed' || choice?.answer === 'agreed') {
      window.location.reload()
      return
    }
    setChoice(readChoice(measuring, new Date()))
    setOpen(false)
  }

  return (
    <>
      <button
        type="button"
        className={styles.change}
        {...{ [ALIVE_UNUSED]: '' }}
        onClick={() => setOpen(true)}
      >
        {t.change}
      </button>
      {open &&
        createPortal(
          <Banner {...{ measuring, choice }} onDecide={(answer) => void decide(answer)} />,
          document.body,
        )}
      {choice?.answer === 'agreed' && <MeasuredVisit measuring={measuring} />}
    </>
  )
}

interface BannerProps {
  measuring: Measuring
  choice: ConsentChoice | null
  onDecide(answer: ConsentChoice['answer']): void
}

/** Both answers are equally easy. */
function Banner({ measuring: { google, meta }, choice, onDecide }: BannerProps) {
  const t = useMessages(consentMessages)
  return (
    <section className={styles.banner} aria-label={t.label}>
      <h2>{t.title}</h2>
      <p>
        {t.text(t.parties(Boolean(google), Boolean(meta)))}{' '}
        <Link to={INFORMATION_PATHS.privacy} className={textStyles.link}>
          {t.more}
        </Link>
      </p>
      {choice && <p>{t.since(choice.answer === 'agreed', Date.parse(choice.at))}</p>}
      <div className={styles.answers}>
        <Button look="outline" onClick={() => onDecide('declined')}>
          {t.decline}
        </Button>
        <Button look="outline" onClick={() => onDecide('agreed')}>
          {t.agree}
        </Button>
      </div>
    </section>
  )
}
