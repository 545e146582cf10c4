import { useShopName } from '#platform/root-data'

/** Title of a tab: page and shop. Without loaded settings the shop's name is missing. */
export const titleIn = (shopName: string, title: string): string =>
  [title, shopName].filter(Boolean).join(' · ')

export function PageTitle({ children }: { children: string }) {
  return <title>{titleIn(useShopName(), children)}</title>
}
