import { type Carrier, carrierNameIn } from '@little-dunes/domain/orders/shipping/carriers'
import { type ComponentProps, useEffect, useId, useState } from 'react'
import { orderMessages as texts } from '#orders/order/order-messages'
import { load } from '#platform/client'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { TextField } from '#ui/form/field.tsx'
import { showError } from '#ui/toast/toast-store'

/** The carriers of the settings; none until they are there, since another one may be typed as well. */
function useCarriers(): Carrier[] {
  const [carriers, setCarriers] = useState<Carrier[]>([])
  useEffect(() => {
    load('GET /api/staff/carriers', {}).then((answer) => setCarriers(answer.carriers), showError)
  }, [])
  return carriers
}

/** A carrier of the settings, or another one. */
export function CarrierField(props: Pick<ComponentProps<typeof TextField>, 'defaultValue' | 'error'>) {
  const id = useId()
  const carriers = useCarriers()
  return (
    <>
      <TextField label={texts.carrier} name="carrier" maxLength={100} list={id} {...props} />
      <datalist id={id}>
        {carriers.map(({ name }) => (
          <option key={name} value={carrierNameIn(carriers, name, PAGE_LANGUAGE)} />
        ))}
      </datalist>
    </>
  )
}
