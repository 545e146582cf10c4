import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { PATHS, PROFILE_PATHS } from '@little-dunes/domain/paths'
import { withoutEndSlashes } from '@little-dunes/domain/trim-end'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { accountMessages } from '#account/account-messages'
import { ChildrenForm } from '#account/details/children-form.tsx'
import { CompanyForm } from '#account/details/company-form.tsx'
import { DetailsForm } from '#account/details/details-form.tsx'
import { detailsMessages } from '#account/details/details-messages'
import { EmailForm } from '#account/details/email-form.tsx'
import { PersonalDataSection } from '#account/details/personal-data.tsx'
import { Passkeys } from '#account/passkeys/passkeys.tsx'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import type { ProfileSection } from '#account/section/former-anchors'
import { useSectionNames } from '#account/section/use-section-names'
import styles from '#account/security/account-security.module.css'
import { ChangePasswordForm } from '#account/security/change-password-form.tsx'
import { Devices } from '#account/security/devices.tsx'
import { NewsletterChoice } from '#account/security/newsletter-choice.tsx'
import { useLocation } from '#platform/address/address'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'

function Details({ user }: { user: WireUser }) {
  const t = useMessages(detailsMessages)
  return (
    <>
      <section aria-labelledby="details">
        <DetailsForm key={`${user.name} ${user.phone}`} user={user} />
      </section>
      <section aria-labelledby="email-change">
        <h2 id="email-change" className={textStyles.display}>
          {t.email}
        </h2>
        <EmailForm user={user} />
      </section>
      <section aria-labelledby="company">
        <h2 id="company" className={textStyles.display}>
          {t.company}
        </h2>
        <CompanyForm />
      </section>
    </>
  )
}

function Password({ user }: { user: WireUser }) {
  const t = useMessages(accountMessages)
  return (
    <>
      <section aria-labelledby="change-password">
        <h2 id="change-password" className={textStyles.display}>
          {t.changePassword}
        </h2>
        <ChangePasswordForm user={user} />
      </section>
      <Passkeys user={user} />
    </>
  )
}

/** Its section is labelled by the heading of the page. */
const single = (id: ProfileSection, Form: () => React.ReactNode) =>
  function Single() {
    return (
      <section aria-labelledby={id}>
        <Form />
      </section>
    )
  }

const CONTENTS: Record<ProfileSection, (props: { user: WireUser }) => React.ReactNode> = {
  details: Details,
  password: Password,
  devices: single('devices', Devices),
  children: single('children', ChildrenForm),
  emails: single('emails', NewsletterChoice),
  data: single('data', PersonalDataSection),
}

/** A token without its user is dropped, so that the login form shows (D-27). */
function Content({ section }: { section: ProfileSection }) {
  const t = useMessages(accountMessages)
  const { user, signOut } = useSession()
  useEffect(() => {
    if (!user) signOut()
  }, [user, signOut])
  if (!user) return <Loader text={t.loadingProfile} />
  const Forms = CONTENTS[section]
  return (
    <div className={styles.security}>
      <Forms user={user} />
    </div>
  )
}

/** The routes pass no unknown paths. */
function useSection(): ProfileSection {
  const path = withoutEndSlashes(useLocation().pathname)
  const [section = 'details'] = Object.entries(PROFILE_PATHS).find(([, one]) => one === path) ?? []
  return section as ProfileSection
}

/** One part of the account, behind a row of the profile. */
export default function SectionPage() {
  const t = useMessages(accountMessages)
  const section = useSection()
  const name = useSectionNames()[section]
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
      <PageTitle>{name}</PageTitle>
      <Breadcrumbs
        steps={[{ label: t.home, to: PATHS.home }, { label: t.profile, to: PATHS.profile }, { label: name }]}
      />
      <h1 id={section} className={clsx(textStyles.display, textStyles.pageTitle)}>
        {name}
      </h1>
      <RequireSignIn waiting={<Loader text={t.loadingProfile} />}>
        <Content section={section} />
      </RequireSignIn>
    </div>
  )
}
