import textStyles from '#ui/text.module.css'
import { useAnnouncement } from '#ui/toast/announcement'

/** The region of `announce`, on the page from the start: screen readers announce only changes inside a known region. */
export function Announcer() {
  const { text, count } = useAnnouncement()
  return (
    <p className={textStyles.srOnly} role="status">
      <span key={count}>{text}</span>
    </p>
  )
}
