/**
 * What Premium promises (specification, section 1), and whether this version has it. Pages mark what is not built
 * as coming, and the server refuses a live Stripe key until all of it is (P53).
 */
export const premiumFeatures = [
  { id: 'recipes', isBuilt: true },
  // The archive: the database keeps saved recipes, and no page saves or shows them yet.
  { id: 'saved', isBuilt: false },
  // Messages of premium members come first (P17): there is no contact page yet.
  { id: 'support', isBuilt: false },
  // A cookbook of the archive to print (P18).
  { id: 'advanced', isBuilt: false },
] as const
