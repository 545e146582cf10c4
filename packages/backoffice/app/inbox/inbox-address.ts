import { listAddress } from '#ui/list/address/list-address'

interface InboxQuery<View> {
  view: View
  q?: string
  older?: string
}

/** Of an inbox with these views, which opens with the first one. */
export const inboxAddress = <View extends string>(path: string, views: readonly [View, ...View[]]) =>
  listAddress<InboxQuery<View>>(path, {
    choices: { view: { values: views, usual: views[0] } },
    names: ['q', 'older'],
  } as Parameters<typeof listAddress<InboxQuery<View>>>[1])
