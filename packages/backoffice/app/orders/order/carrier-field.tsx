import { type Carrier, carrierNameIn } from '@little-dunes/domain/orders/shipping/carriers'
import { type ComponentProps, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import factStyles from '#orders/order/facts.module.css'
import { orderMessages as texts } from '#orders/order/order-messages'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { PATHS } from '#shell/paths'
import { TextField } from '#ui/form/field.tsx'
import { showError } from '#ui/toast/toast-store'

/** Carriers in the settings; null until loaded. */
function useCarriers(): Carrier[] | null {
  const [carriers, setCarriers] = useState<Carrier[] | null>(null)
  useEffect(() => {
    load('GET /api/staff/carriers', {}).then((answer) => setCarriers(answer.carriers), showError)
  }, [])
  return carriers
}

/** A carrier in the settings, or another one; without any, a link to set them up. */
export function CarrierField(props: Pick<ComponentProps<typeof TextField>, 'defaultValue' | 'error'>) {
  const id = useId()
  const carriers = useCarriers()
  const maySetUp = usePermission('settings:write')
  return (
    <>
      <TextField label={texts.carrier} name="carrier" maxLength={100} list={id} {...props} />
      <datalist id={id}>
        {carriers?.map(({ name }) => (
          <option key={name} value={carrierNameIn(carriers, name, PAGE_LANGUAGE)} />
        ))}
      </datalist>
      {maySetUp && carriers?.length === 0 && (
        <p className={factStyles.lines}>
          <Link to={PATHS.couriers}>{texts.setUpCarriers}</Link>
        </p>
      )}
    </>
  )
}
