/** The product's name. Its address, domain, host and charity come from the configuration. */
export const brand = { product: 'Potluck' } as const
