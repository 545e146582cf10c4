import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { ChildrenForm } from '#account/details/children-form.tsx'
import { CompanyForm } from '#account/details/company-form.tsx'
import { DetailsForm } from '#account/details/details-form.tsx'
import { detailsMessages } from '#account/details/details-messages'
import { EmailForm } from '#account/details/email-form.tsx'
import { PersonalDataSection } from '#account/details/personal-data.tsx'
import styles from '#account/security/account-security.module.css'
import { useMessages } from '#platform/messages'
import textStyles from '#ui/text.module.css'

export function AccountDetails({ user }: { user: WireUser }) {
  const t = useMessages(detailsMessages)
  return (
    <div className={styles.security}>
      <section aria-labelledby="details">
        <h2 id="details" className={textStyles.display}>
          {t.details}
        </h2>
        <DetailsForm key={`${user.name} ${user.phone}`} user={user} />
      </section>
      <section aria-labelledby="email-change">
        <h2 id="email-change" className={textStyles.display}>
          {t.email}
        </h2>
        <EmailForm user={user} />
      </section>
      <section aria-labelledby="children">
        <h2 id="children" className={textStyles.display}>
          {t.children}
        </h2>
        <ChildrenForm />
      </section>
      <section aria-labelledby="company">
        <h2 id="company" className={textStyles.display}>
          {t.company}
        </h2>
        <CompanyForm />
      </section>
      <section aria-labelledby="data">
        <h2 id="data" className={textStyles.display}>
          {t.data}
        </h2>
        <PersonalDataSection />
      </section>
    </div>
  )
}
