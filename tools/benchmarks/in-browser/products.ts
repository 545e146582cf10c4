interface Product {
  _id: string
  variants: { sizes: { stocks: number }[] }[]
}

/** Addresses of a product in stock with one size and of one with several. */
export async function productPages(url: string): Promise<{ oneSize: string; manySizes: string }> {
  const { products } = (await (await fetch(`${url}/api/product/list`)).json()) as { products: Product[] }
  /** Sizes of the first colour, which is chosen already. */
  const left = ({ variants }: Product) => (variants[0]?.sizes ?? []).filter(({ stocks }) => stocks > 3)
  const findPage = async (product: Product | undefined) => {
    if (!product) throw new Error('The shop has no product to measure')
    return (await fetch(`${url}/products/${product._id}`)).url
  }
  return {
    oneSize: await findPage(
      products.find((one) => left(one).length === 1 && one.variants[0]?.sizes.length === 1),
    ),
    manySizes: await findPage(products.find((one) => left(one).length > 2)),
  }
}
