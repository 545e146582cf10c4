import { listAddress } from '#ui/list/address/list-address'

export type InboxQuery<View extends string> = { view: View; q?: string; older?: string }

/** Reads and writes the addresses of an inbox. The first view is the default. */
export const inboxAddress = <View extends string>(path: string, views: readonly [View, ...View[]]) =>
  listAddress<InboxQuery<View>>(path, {
    choices: { view: { values: views, usual: views[0] } },
    names: ['q', 'older'],
  })
