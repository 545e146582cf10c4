import type { SavedAddress } from '@little-dunes/domain/accounts/saved-address'
import type { WireSavedAddress } from '@little-dunes/domain/contract/accounts/profile-calls'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { useState } from 'react'
import { AddressCard } from '#account/addresses/address-card.tsx'
import { AddressForm } from '#account/addresses/address-form.tsx'
import styles from '#account/addresses/addresses.module.css'
import { addressesMessages } from '#account/addresses/addresses-messages'
import { useAddresses } from '#account/addresses/use-addresses'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'
import { TryAgain } from '#ui/try-again.tsx'

/** Shows the result of a change; returns false on a refusal. */
async function tell(asked: Promise<{ success: true } | WireRefusal>, done: string): Promise<boolean> {
  const answer = await asked.catch((cause: Error) => ({ success: false as const, message: cause.message }))
  if (answer.success) showToast(done)
  else showToast(answer.message, { kind: 'error' })
  return answer.success
}

function AddressBook() {
  const t = useMessages(addressesMessages)
  const { addresses, failed, load, save, makeStandard, remove } = useAddresses()
  /** The address in the form. */
  const [edited, setEdited] = useState<WireSavedAddress | 'new' | null>(null)
  if (!addresses)
    return failed ? (
      <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={load} />
    ) : (
      <Loader text={t.loading} />
    )

  async function keep(address: SavedAddress): Promise<void> {
    const id = edited === 'new' || edited === null ? undefined : edited.id
    if (await tell(save(address, id), t.saved)) setEdited(null)
  }

  return (
    <>
      <div className={styles.top}>
        <p>{addresses.length > 0 ? t.hint : t.noneHint}</p>
        {edited === null && <Button onClick={() => setEdited('new')}>{t.add}</Button>}
      </div>
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => setEdited(address)}
            onMakeStandard={() => void tell(makeStandard(address.id), t.saved)}
            onRemove={() => void tell(remove(address.id), t.removed)}
          />
        ))}
      </ul>
      {edited !== null && (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.id}
          address={edited === 'new' ? null : edited}
          onSave={keep}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

export default function AddressesPage() {
  const t = useMessages(addressesMessages)
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
      <PageTitle>{t.title}</PageTitle>
      <Breadcrumbs
        steps={[
          { label: t.home, to: PATHS.home },
          { label: t.profile, to: PATHS.profile },
          { label: t.heading },
        ]}
      />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.heading}</h1>
      <RequireSignIn waiting={<Loader text={t.loading} />}>
        <AddressBook />
      </RequireSignIn>
    </div>
  )
}
