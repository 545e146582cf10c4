/** Few open them: one file of the build for all, so that the list of its files stays short for everybody. */
export * as giftCardsScreen from '#gift-cards/gift-cards-screen.tsx'
export * as apiKeysScreen from '#integrations/api-keys-screen.tsx'
export * as webhooksScreen from '#integrations/webhooks-screen.tsx'
export * as carriersScreen from '#settings/carriers-screen.tsx'
export * as deliveryPlanScreen from '#settings/delivery-plan-screen.tsx'
export * as sizeChartScreen from '#settings/size-chart-screen.tsx'
export * as accountScreen from '#staff/account-screen.tsx'
export * as teamScreen from '#staff/team-screen.tsx'
