import { shownParts } from '@little-dunes/domain/content/content-parts'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import { ChatLink } from '#shell/footer/chat-link.tsx'
import styles from '#shell/footer/footer.module.css'
import { SocialLinks } from '#shell/footer/social-links.tsx'
import { LanguageSwitch } from '#shell/language/language-switch.tsx'
import { shellMessages } from '#shell/shell-messages'
import { ShopLogo } from '#shell/shop-logo.tsx'
import { useFrameContent } from '#shell/use-frame-content'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** Loaded only when the shop uses analytics. */
const Consent = lazy(() => import('#measuring/consent-loader.tsx'))

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      {/* A link without a target goes nowhere, not to the current page (SHELL-44, D-67). */}
      {to ? (
        <Link to={to} className={styles.link}>
          {children}
        </Link>
      ) : (
        <a href={to} className={styles.link}>
          {children}
        </a>
      )}
    </li>
  )
}

/** A long email breaks at a readable place when it has to. */
function Breakable({ email }: { email: string }) {
  const [name, domain] = email.split('@')
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  )
}

function Contact() {
  const { contact } = useFrameContent('footer')
  const { phone, supportEmail } = useRootData()?.settings ?? {}
  return (
    <Column title={contact}>
      {phone && (
        <li>
          <a
            className={clsx(styles.link, textStyles.numeric)}
            dir="ltr"
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          >
            {phone}
          </a>
        </li>
      )}
      {supportEmail && (
        <li>
          <a className={styles.link} href={`mailto:${supportEmail}`}>
            <Breakable email={supportEmail} />
          </a>
        </li>
      )}
    </Column>
  )
}

/** Columns of links, by the names of their fields. */
const COLUMNS = ['shop', 'care', 'about'] as const

/** SHELL-41 to SHELL-48. */
export function Footer() {
  const t = useMessages(shellMessages)
  const own = useFrameContent('footer')
  const words: Record<string, string> = own
  const frame = useRootData()
  return (
    <footer className={styles.footer}>
      <img className={styles.hills} src="/hills.svg" alt="" loading="lazy" decoding="async" />
      <div className={clsx(layoutStyles.wrap, styles.columns)}>
        <div>
          <Link to={PATHS.home} className={clsx(styles.logo, textStyles.reach)}>
            <ShopLogo
              src="/logo-light.svg"
              alt={t.homeLink(frame?.settings.shopName ?? '')}
              width={190}
              height={37}
              loading="lazy"
              own={styles.own}
            />
          </Link>
          <p>{own.line}</p>
          <SocialLinks addresses={frame?.settings.social} />
        </div>
        {COLUMNS.map((name) => (
          <Column key={name} title={own[name]}>
            {shownParts(`${name}Links`, words).map(
              (part) =>
                words[name + part] && (
                  <Entry key={part} to={words[`${name}${part}To`] ?? ''}>
                    {words[name + part]}
                  </Entry>
                ),
            )}
          </Column>
        ))}
        <Contact />
      </div>
      <div className={clsx(layoutStyles.wrap, styles.legal)}>
        {frame && <span>{t.copyright(frame.year, frame.settings.shopName)}</span>}
        <span>{t.prices}</span>
        <bdi className={styles.address}>{frame?.publicUrl}</bdi>
        <LanguageSwitch className={styles.link} />
        {frame?.settings.measuring && (
          <Suspense>
            <Consent />
          </Suspense>
        )}
      </div>
      <ChatLink />
    </footer>
  )
}
