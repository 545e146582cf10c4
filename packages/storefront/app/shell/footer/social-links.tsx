import { useMessages } from '#platform/messages'
import type { ShopSettings } from '#platform/root-data'
import styles from '#shell/footer/social-links.module.css'
import { shellMessages } from '#shell/shell-messages'
import textStyles from '#ui/text.module.css'

/** Own line drawings; brand icons are not part of the icon set. */
const DRAWINGS = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  facebook: (
    <path d="M14 21v-7h2.6l.5-3.2H14V8.9c0-1 .4-1.7 1.8-1.7h1.4V4.4c-.4 0-1.2-.2-2.2-.2-2.4 0-3.9 1.4-3.9 4v2.6H8.5V14h2.6v7" />
  ),
  tiktok: <path d="M14 4v10.2a3.6 3.6 0 1 1-3.6-3.6M14 4c.3 2.4 1.9 4.1 4.5 4.3" />,
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.3 9.2 4.9 2.8-4.9 2.8z" />
    </>
  ),
} as const

const NETWORKS = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[]

/** SHELL-47; a network without an address is left out (D-67). */
export function SocialLinks({ addresses }: { addresses: ShopSettings['social'] | undefined }) {
  const t = useMessages(shellMessages)
  return (
    <ul className={styles.social}>
      {NETWORKS.filter((network) => addresses?.[network]).map((network) => (
        <li key={network}>
          <a href={addresses?.[network]} target="_blank" rel="noopener noreferrer">
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {DRAWINGS[network]}
            </svg>
            <span className={textStyles.srOnly}>{t.social[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
