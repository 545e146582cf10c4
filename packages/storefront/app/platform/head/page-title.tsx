import { useShopName } from '#platform/root-data'

/** What a tab is called: the page and the shop. Without its settings a page has no name of the shop. */
export const titleIn = (shopName: string, title: string): string =>
  [title, shopName].filter(Boolean).join(' · ')

export function PageTitle({ children }: { children: string }) {
  return <title>{titleIn(useShopName(), children)}</title>
}
