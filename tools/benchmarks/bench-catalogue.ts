/** Products with more stock than a load can order, in the format of the shop's own import. */
export const BENCH_PRODUCTS = 50

export function benchCatalogue(): string {
  const header =
    'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Status'
  const rows = Array.from(
    { length: BENCH_PRODUCTS },
    (_, i) =>
      `bench-${i},Bench tee ${i},<p>For measuring.</p>,T-shirts,true,Size,110,BENCH-${i},1000000,${50 + i}.00,active`,
  )
  return [header, ...rows, ''].join('\n')
}
