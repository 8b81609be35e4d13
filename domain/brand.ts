/** The product's name. The configuration has its address, domain, host and charity. */
export const brand = { product: 'Potluck' } as const
