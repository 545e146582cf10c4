import fc from 'fast-check'

/** In percent, with two decimals. */
export const anyPercent = fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100)

/** Discount of a code, as a fraction. */
export const anyRate = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 10_000)

/** Prices in fils. */
export const anyLines = fc.array(
  fc.record({
    product: fc.record({
      price: fc.integer({ min: 1, max: 900_00 }),
      discount: anyPercent,
      flashsale: fc.boolean(),
      flashDiscount: anyPercent,
    }),
    quantity: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 15 },
)

/** In fils. */
export const anyFees = fc.record({
  deliveryFee: fc.integer({ min: 0, max: 100_00 }),
  freeDeliveryAbove: fc.integer({ min: 0, max: 1000_00 }),
  expressFee: fc.integer({ min: 0, max: 100_00 }),
})
