import { clsx } from 'clsx'
import { type FormEvent, useId } from 'react'
import { homeMessages } from '#home/home-messages'
import styles from '#home/newsletter.module.css'
import { useHomeContent } from '#home/use-home-content'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

const stay = (event: FormEvent) => event.preventDefault()

/** HOME-32 to HOME-34: the form sends nothing. Without script it stays on its page, too. */
export function Newsletter() {
  const t = useMessages(homeMessages)
  const { title, text } = useHomeContent('newsletter')
  const id = useId()
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={styles.newsletter}>
        <div>
          <h2 className={clsx(textStyles.display, styles.title)}>{title}</h2>
          <p>{text}</p>
        </div>
        <form onSubmit={stay} action="#content">
          <label className={textStyles.srOnly} htmlFor={id}>
            {t.email}
          </label>
          <input id={id} type="email" required autoComplete="email" placeholder={t.emailHint} />
          <Button type="submit">{t.subscribe}</Button>
        </form>
      </div>
    </section>
  )
}
