/** What the product is called and where it can be reached. The address, domain, host and charity come from the configuration. */
export const brand = { product: 'Potluck' } as const
