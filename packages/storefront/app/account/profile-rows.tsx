import { Icon } from '@little-dunes/design/icon.tsx'
import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { LANGUAGE_NAMES, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { INFORMATION_PATHS, languagePath, PATHS, PROFILE_PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import {
  Bell,
  ChevronRight,
  Globe,
  Heart,
  type IconNode,
  KeyRound,
  MapPin,
  MonitorSmartphone,
  Package,
  Ruler,
  Shield,
  Undo2,
  UserRound,
  Wallet,
} from 'lucide'
import { type ReactNode, useId } from 'react'
import { accountMessages } from '#account/account-messages'
import styles from '#account/profile-rows.module.css'
import { useSectionNames } from '#account/section/use-section-names'
import { PAGE_LANGUAGE, useMessages } from '#platform/messages'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

interface RowProps {
  icon: IconNode
  name: string
  hint?: ReactNode
  /** At the end of the row. */
  value?: ReactNode
}

const RowParts = ({ icon, name, hint, value }: RowProps) => (
  <>
    <Icon node={icon} />
    <span>
      <b>{name}</b>
      {hint && <small>{hint}</small>}
    </span>
    <span className={clsx(styles.value, textStyles.numeric)}>{value}</span>
    <Icon node={ChevronRight} className={textStyles.mirrored} />
  </>
)

const Row = ({ to, ...parts }: RowProps & { to: string }) => (
  <li>
    <Link to={to}>
      <RowParts {...parts} />
    </Link>
  </li>
)

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

/** The same page in another language belongs to another build, so the browser loads it completely. */
function LanguageRow() {
  const t = useMessages(accountMessages)
  return LANGUAGES.filter((language) => language !== PAGE_LANGUAGE).map((language) => (
    <li key={language}>
      <a href={languagePath(language, PATHS.profile)} hrefLang={language}>
        <RowParts
          icon={Globe}
          name={t.language}
          hint={LANGUAGE_NAMES[PAGE_LANGUAGE]}
          value={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
        />
      </a>
    </li>
  ))
}

/** `onItsWay` is the number of shipped orders. */
export function ProfileRows({ user, onItsWay }: { user: WireUser; onItsWay: number }) {
  const t = useMessages(accountMessages)
  const names = useSectionNames()
  const who = (
    <>
      <bdi>{user.name}</bdi> · <bdi dir="ltr">{user.phone}</bdi>
    </>
  )
  return (
    <nav aria-label={t.accountPages} className={styles.groups}>
      <Group name={t.groups.orders}>
        <Row
          to={PATHS.orders}
          icon={Package}
          name={t.myOrders}
          hint={t.hints.orders}
          value={onItsWay > 0 ? t.onItsWay(onItsWay) : undefined}
        />
        <Row to={INFORMATION_PATHS.returns} icon={Undo2} name={t.returns} hint={t.hints.returns} />
        <Row to={PATHS.credit} icon={Wallet} name={t.credit} hint={t.hints.credit} />
      </Group>
      <Group name={t.groups.account}>
        <Row to={PROFILE_PATHS.details} icon={UserRound} name={names.details} hint={who} />
        <Row to={PROFILE_PATHS.password} icon={KeyRound} name={names.password} hint={t.hints.password} />
        <Row
          to={PROFILE_PATHS.devices}
          icon={MonitorSmartphone}
          name={names.devices}
          hint={t.hints.devices}
        />
      </Group>
      <Group name={t.groups.shopping}>
        <Row to={PATHS.wishlist} icon={Heart} name={t.wishlist} hint={t.hints.wishlist} />
        <Row to={PATHS.addresses} icon={MapPin} name={t.addresses} hint={t.hints.addresses} />
        <Row to={PROFILE_PATHS.children} icon={Ruler} name={names.children} hint={t.hints.children} />
      </Group>
      <Group name={t.groups.preferences}>
        <Row to={PROFILE_PATHS.emails} icon={Bell} name={names.emails} hint={t.hints.emails} />
        <LanguageRow />
        <Row to={PROFILE_PATHS.data} icon={Shield} name={names.data} hint={t.hints.data} />
      </Group>
    </nav>
  )
}
