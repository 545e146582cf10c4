import styles from '#ui/display/initials.module.css'

/**
 * First letters of the first and last name, 'HM' for Huda Al Marri; in Arabic of the first name alone, because two
 * letters would join into a word.
 */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const isOne = words.length === 1 || /^\p{Script=Arabic}/u.test(words[0] ?? '')
  const letters = [words[0], isOne ? undefined : words.at(-1)]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A person as a circle with initials, next to the name. */
export const Initials = ({ name }: { name: string }) => (
  <span className={styles.circle} aria-hidden>
    {getInitials(name)}
  </span>
)
