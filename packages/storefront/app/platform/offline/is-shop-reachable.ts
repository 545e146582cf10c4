/** Whether the shop answers at an address now: asked past every copy. */
export async function isShopReachable(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer !== null && answer.status < 500
}
